import type { ReferenceIndex } from '../reference-index.js';
import type { Side } from '../reference.js';

/** What may be asked of characters and of the party that has the ring. */
export const RULINGS = [
  'split-bearer', 'enlist', 'wait-in-bree', 'roles', 'promotion', 'dead-committed', 'return-from-death', 'passengers',
  'tracking', 'guide', 'nine-return', 'resurrection', 'council', 'healing', 'boats', 'bottle', 'spider',
] as const;
export type RulingId = (typeof RULINGS)[number];

/** Facts of a situation. Each ruling takes some of them and refuses the others. */
export interface Facts {
  readonly character?: string | null;
  /** The party, or those who are meant. */
  readonly characters?: readonly string[] | null;
  readonly turn?: number | null;
  /** Turn of the death, or of the Council. */
  readonly eventTurn?: number | null;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly area?: string | null;
  readonly heldBy?: Side | null;
  /** Both players agree. */
  readonly agreed?: boolean | null;
  /** The nation has enlisted one already. */
  readonly taken?: boolean | null;
  /** The ringbearer is, or arrives, here. */
  readonly bearerHere?: boolean | null;
  readonly passedMoria?: boolean | null;
  readonly tracked?: boolean | null;
  readonly guided?: boolean | null;
  /** Turns in which Lórien was in red hands. */
  readonly redTurns?: readonly number[] | null;
  /** Areas in enemy hands. */
  readonly lostAreas?: readonly string[] | null;
  readonly attacking?: boolean | null;
  readonly used?: number | null;
  readonly upstream?: boolean | null;
  readonly areasPassed?: number | null;
  readonly enemyAreas?: number | null;
  readonly corruption?: number | null;
  /** Who has the bottle of light. */
  readonly bottleWith?: string | null;
  readonly killed?: readonly string[] | null;
}
export type Fact = keyof Facts;

export interface RulingRequest extends Facts {
  readonly ruling: RulingId;
}

export interface PlaceCount {
  readonly area: string;
  readonly count: number;
}

export interface Answer {
  /** Whether it may be done, or holds; `null` where the question is not one of yes or no. */
  readonly allowed: boolean | null;
  /** One word for what comes out. */
  readonly outcome: string;
  readonly rule: string;
  readonly because: string;
  readonly turn?: number | null;
  readonly value?: number | null;
  readonly characters?: readonly string[];
  readonly areas?: readonly PlaceCount[];
}

export interface RulingReport extends Required<Answer> {
  readonly ruling: RulingId;
  readonly assumptions: readonly string[];
}

/** What facts of a ruling must be like beyond their shape. @throws RuleError */
export type FactCheck = (facts: Facts, index: ReferenceIndex) => void;

/** One ruling: the facts that it takes, and its answer. */
export interface Ruling {
  readonly facts: readonly Fact[];
  /** Those of them that must be given. */
  readonly needs: readonly Fact[];
  /** What else must hold of them. */
  readonly checks?: readonly FactCheck[];
  readonly assumptions?: readonly string[];
  readonly answer: (facts: Facts, index: ReferenceIndex) => Answer;
}
