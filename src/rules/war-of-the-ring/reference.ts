import type { Rule } from '../shared/ledger-rule.js';
import type { Sourced } from '../shared/sourced.js';

/**
 * The data that this rulebook needs, as types only. The reference ring fills it from the database; a unit test can fill
 * it by hand. Everything is deeply frozen. What the source lost is `null` and told by a record of `lostTables`.
 */

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];

/** Kinds of ground (WR-TERR-001 to 005). Whatever is not listed as rough is plains. */
export const TERRAINS = ['plains', 'mountains', 'hills', 'forest', 'swamp'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** When an elite unit has its bonus (WR-UNIT-004). No terrain named: on any ground. */
export const BONUS_OCCASIONS = ['always', 'attacking', 'defending'] as const;
export type BonusOccasion = (typeof BONUS_OCCASIONS)[number];
export interface EliteBonus {
  readonly when: BonusOccasion;
  readonly terrains: readonly Terrain[];
}

/** One of the eight nations (WR-UNIT-005). */
export interface Nation extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly text: string;
  /** `null` where the source lost it: the caller gives it. */
  readonly eliteBonus: EliteBonus | null;
}

export const UNIT_KINDS = ['regular', 'elite', 'leader', 'hero'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** A kind of piece (WR-UNIT-001), or a force that is of no nation (WR-UNIT-008). */
export interface Unit extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly kind: UnitKind;
  /** `null` for leaders and heroes, who never roll in a battle. */
  readonly strength: number | null;
  /** Areas in a turn. */
  readonly move: number;
  readonly text: string;
  /** The rest is for a force of no nation, `null` for the common kinds. */
  readonly force: SpecialForce | null;
}

export interface SpecialForce {
  readonly side: Side;
  /** Units of the whole force. */
  readonly count: number;
  readonly eliteBonus: EliteBonus | null;
  /** Kills against it are void (WR-CHAR-013). */
  readonly immortal: boolean;
  /** Gains nothing from rough ground or rivers. */
  readonly noTerrainBonus: boolean;
  /** Rough ground does not end its move (WR-PLACE-016). */
  readonly anyGround: boolean;
  /** Stays out of Mordor. */
  readonly barredFromMordor: boolean;
  /** The only area that it fights in. */
  readonly onlyArea: string | null;
  /** All of it fights, or none (WR-CHAR-014). */
  readonly together: boolean;
}

/** What a character is. */
export const CHARACTER_KINDS = ['leader', 'hero', 'ringbearer', 'creature'] as const;
export type CharacterKind = (typeof CHARACTER_KINDS)[number];

/** A leader or hero, the bearers of the Ring, and who else has a name. */
export interface Character extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly nation: string | null;
  readonly kind: CharacterKind;
  /** Area where he stands at the start. */
  readonly area: string | null;
  /** Not on the map at the start: comes with the mobilization of his nation. */
  readonly reserve: boolean;
  /** Has a figure of his own. */
  readonly figure: boolean;
  /** Figures of him: eight for the Nazgûl. */
  readonly count: number;
  /** Strength in a hunt (WR-CHAR-007); `null` where the source lost it. */
  readonly strength: number | null;
  /** Areas in a turn; `null` where the source lost it. */
  readonly move: number | null;
  readonly human: boolean;
  readonly hobbit: boolean;
  /** One of the nine; their leader has a figure of his own. */
  readonly nazgul: boolean;
  /** May travel with the ring (WR-CHAR-028). */
  readonly companion: boolean;
  /** Never leaves his area. */
  readonly fixed: boolean;
  /** Whom he becomes. */
  readonly becomes: string | null;
  /** Order of susceptibility to the ring, least first (WR-HUNT-010); `null` where the source lost it. */
  readonly susceptibility: number | null;
  readonly text: string;
}

/** An area that the source names (WR-TERR). */
export interface Area extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
  /** Printed in the list of rough areas; the others occur in the prose only. */
  readonly listed: boolean;
  /** Lies in Mordor, as far as the source says so. */
  readonly mordor: boolean;
  /** One of the two passes into Mordor (WR-TERR-008). */
  readonly mordorPass: boolean;
  /** Kind of structure that the source names there. */
  readonly structure: string | null;
  /** Nation that it counts for, where the source says so. */
  readonly nation: string | null;
  readonly links: readonly AreaLink[];
}

/** What is known of two areas (WR-TERR-007). */
export interface AreaLink {
  readonly to: string;
  /** `false`: expressly no neighbours. */
  readonly adjacent: boolean;
  /** Inferred from a move of the prose: the caller's map goes before it. */
  readonly inferred: boolean;
}

/** A kind of structure (WR-SIEGE-015). Values that the source lost are `null`. */
export interface Structure extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly defenceBonus: number | null;
  readonly attackPenalty: number | null;
  readonly channel: number | null;
  readonly capacity: number | null;
  readonly text: string;
}

/** Who is kept out of a place. */
export const BARRED = ['army', 'leader', 'hero', 'nazgul', 'red-hero', 'everyone'] as const;
export type Barred = (typeof BARRED)[number];

/** A place with rules of its own (WR-PLACE). */
export interface Place extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly areas: readonly string[];
  readonly text: string;
  /** Rows that speak of it. */
  readonly rules: readonly string[];
  readonly bars: readonly Barred[];
  /** An army that goes in is destroyed instead (WR-PLACE-014). */
  readonly destroysArmies: boolean;
  /** Attackers of the other side are paralysed on so many sixths (WR-PLACE-019). */
  readonly fearSixths: number;
}

/** What can set a nation going (WR-MOB). */
export const TRIGGER_EVENTS = ['turn', 'attacked', 'invaded', 'border', 'arrival', 'cured', 'neighbour-attacked', 'neighbour-mobilized', 'ring-taken'] as const;
export type TriggerEvent = (typeof TRIGGER_EVENTS)[number];

/** How one nation mobilizes. */
export interface Mobilization extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly text: string;
  /** Turns of reinforcements after the mobilization, where the source says so. */
  readonly reinforcementTurns: number;
  /** Half of the reserve a turn later while its king is bewitched. */
  readonly halvedWhileBewitched: boolean;
  readonly triggers: readonly Trigger[];
}

export interface Trigger {
  readonly event: TriggerEvent;
  /** Turns from the event to the mobilization. */
  readonly delay: number;
  /** For `turn`. */
  readonly turn: number | null;
  /** For `arrival` and `cured`. */
  readonly character: string | null;
  readonly area: string | null;
  /** For the neighbours' events. */
  readonly nation: string | null;
  /** Where an appearance does not count. */
  readonly exceptArea: string | null;
  readonly rule: string;
}

/** How a nation raises units after its mobilization (WR-RECR). */
export interface Recruitment extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly text: string;
  readonly fromTurn: number;
  /** Turns that an elite takes. */
  readonly eliteTurns: number;
  /** Where: any one of these. */
  readonly areas: readonly string[];
  /** Must be in the place. */
  readonly needs: string | null;
}

/** A fleet and its harbours (WR-SEA-001). */
export interface Harbour extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly areas: readonly string[];
  /** Units that it carries in a turn. */
  readonly capacity: number;
  readonly text: string;
}

/** An elven ring. */
export interface Ring extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly bearers: readonly string[];
  /** Units that gain: of a nation, or of all blue nations where that is `null`. */
  readonly nation: string | null;
  /** Where alone it works. */
  readonly area: string | null;
  readonly bonus: number;
  readonly text: string;
}

/** Something that the source lost (WR-UNIT-007). */
export interface LostTable extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What can be inferred in its place. */
  readonly known: string | null;
}

/** Pieces that are known to stand somewhere before the first turn, or to wait in reserve. */
export interface StartingForce extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly area: string | null;
  readonly reserve: boolean;
  /** Units in all; `null` where the source lost it. */
  readonly units: number | null;
  readonly regular: number | null;
  readonly elite: number | null;
  readonly leaders: readonly string[];
  readonly text: string;
}

/** One of the three worked examples (WR-EX). */
export interface WorkedExample extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly steps: readonly ExampleStep[];
}

export interface ExampleStep {
  readonly text: string;
  /** Faces printed, in the order printed. */
  readonly dice: readonly number[];
  readonly outcome: string;
  readonly rule: string;
}

export interface WarOfTheRingReference {
  readonly nations: readonly Nation[];
  readonly units: readonly Unit[];
  readonly characters: readonly Character[];
  readonly areas: readonly Area[];
  readonly structures: readonly Structure[];
  readonly places: readonly Place[];
  readonly mobilization: readonly Mobilization[];
  readonly recruitment: readonly Recruitment[];
  readonly harbours: readonly Harbour[];
  readonly rings: readonly Ring[];
  readonly lostTables: readonly LostTable[];
  readonly startingForces: readonly StartingForce[];
  readonly examples: readonly WorkedExample[];
  readonly rules: readonly Rule[];
}
