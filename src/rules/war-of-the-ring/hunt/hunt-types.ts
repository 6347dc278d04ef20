import type { Fraction } from '../../dice/fraction.js';
import type { DiceResult } from '../../shared/operation.js';
import type { Reading } from '../battle/battle-types.js';
import type { Troop } from '../strength/strength-types.js';

/** What a face of the fate die means (WR-HUNT-007). The source has two of six. */
export const FATES = ['killed', 'wounded', 'unharmed', 'unknown'] as const;
export type Fate = (typeof FATES)[number];

export interface HuntersRequest {
  readonly regular?: number;
  readonly elite?: number;
  readonly nazgul?: number;
  readonly witchKing?: boolean;
  /** Red heroes by id. */
  readonly heroes?: readonly string[];
}

/** Who came in time, where the table knows it already. */
export interface JoinedRequest {
  readonly nazgul?: number;
  readonly witchKing?: boolean;
  readonly heroes?: readonly string[];
}

export interface HuntRequest {
  readonly hunters: HuntersRequest;
  /** Blue figures, the bearer of the ring among them. */
  readonly party: readonly string[];
  /** Who bears the ring; the first of the party who can. */
  readonly bearer?: string | null;
  /** Sixths, that the hunters find the ring (WR-HUNT-002); known for 3 and 16 hunters only. */
  readonly chance?: number | null;
  /** Moria in red hands (WR-PLACE-007). */
  readonly redMoria?: boolean;
  /** Areas with these hunters that are passed this turn (WR-HUNT-011). */
  readonly areas?: number;
  /** By boat there is one hunt whatever the areas. */
  readonly boats?: boolean;
  /** Which unit fights, if there is one; the strongest, if nothing is said (WR-HUNT-004). */
  readonly unit?: Troop | null;
  /** Strengths that the source lost, or others than its own. */
  readonly strengths?: readonly { readonly character: string; readonly strength: number }[];
  /** Meaning of the faces 1 to 6. */
  readonly fates?: readonly Fate[] | null;
  /** Facts that take the place of dice. */
  readonly found?: boolean | null;
  readonly joined?: JoinedRequest | null;
  readonly hits?: { readonly red: number; readonly blue: number } | null;
  /** The party flees although no army unit makes it (WR-HUNT-009). */
  readonly flees?: boolean;
  /** Corruption of each member, for the next bearer (WR-HUNT-010). */
  readonly corruption?: readonly { readonly character: string; readonly corruption: number }[];
  /** Of chance rolls. */
  readonly reading?: Reading | null;
  /** Of the fight, where the needs of the source are `high` (WR-HUNT-008). */
  readonly fightReading?: Reading | null;
}

export interface HuntOdds {
  readonly hunters: number;
  /** Of one hunt. */
  readonly chance: Fraction;
  readonly hunts: number;
  /** In any of them. */
  readonly found: Fraction;
  /** The rest holds once they are found. Index: how many characters, how many Nazgûl join. */
  readonly joining: readonly Fraction[];
  readonly joiningNazgul: readonly Fraction[];
  readonly unit: Troop | null;
  readonly redHits: readonly Fraction[];
  readonly blueHits: readonly Fraction[];
  readonly foundAndHit: Fraction;
  readonly expectedHits: { readonly red: Fraction; readonly blue: Fraction };
  readonly blue: readonly BlueChances[];
  readonly red: readonly RedChances[];
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface BlueChances {
  readonly character: string;
  readonly strength: number;
  /** Picked as a victim. */
  readonly victim: Fraction;
  /** By the fate die, or left behind wounded. */
  readonly killed: Fraction;
  readonly wounded: Fraction;
  /** By faces whose meaning is lost. */
  readonly unknown: Fraction;
}

export interface RedChances {
  readonly character: string;
  readonly strength: number;
  readonly joins: Fraction;
  readonly killed: Fraction;
}

export interface HuntVictim {
  readonly character: string;
  readonly face: number;
  readonly fate: Fate;
  /** Wounded and left behind (WR-HUNT-009). */
  readonly leftBehind: boolean;
}

export interface HuntResult extends DiceResult {
  readonly hunters: number;
  readonly found: boolean;
  readonly unit: Troop | null;
  readonly participants: readonly string[];
  readonly redHits: number;
  readonly blueHits: number;
  readonly victims: readonly HuntVictim[];
  /** Red characters killed. */
  readonly slain: readonly string[];
  readonly flees: boolean;
  readonly remaining: readonly string[];
  readonly bearer: { readonly character: string | null; readonly changed: boolean; readonly corruption: number | null };
}
