import type { Combatant } from '../combatant.js';
import type { Model } from '../model.js';
import { isCloaked } from '../tests/cloak.js';

/** What may be said of a combatant beside who it is and what it has left: by its place below the combatant, when it is said. */
export const SAYINGS = {
  'weapon': ({ weapon }) => weapon != null,
  'shielding': ({ shielding }) => shielding === true,
  'charged': ({ charged }) => charged === true,
  'supports': ({ supports }) => (supports?.spears ?? 0) + (supports?.pikes ?? 0) > 0,
  'onGround': ({ onGround }) => onGround === true,
  'trapped': ({ trapped }) => trapped === true,
  'immobilised': ({ immobilised }) => immobilised === true,
  'might': ({ might }) => might !== undefined,
  'fate': ({ fate }) => fate !== undefined,
  'spend/might': ({ spend }) => (spend?.might ?? 'none') !== 'none',
  'spend/fate': ({ spend }) => spend?.fate === 'always',
  'bid': ({ bid }) => bid != null,
  'mightCost': ({ mightCost }) => (mightCost ?? 1) !== 1,
  'protected': (combatant) => combatant.protected === true,
  'targets': ({ targets }) => (targets ?? []).length > 0,
  'horn': ({ horn }) => horn === true,
  'sweep': ({ sweep }) => sweep === true,
  'supporting': ({ supporting }) => supporting === true,
  'wearsRing': ({ wearsRing }) => wearsRing === true,
  'because': ({ because }) => because != null,
  'concealed': ({ concealed }) => concealed === true,
} as const satisfies Readonly<Record<string, (combatant: Combatant) => boolean>>;
export type Saying = keyof typeof SAYINGS;

/** When something that is said can change an answer, and in which case it cannot, in words. */
export interface Condition {
  readonly holds: (model: Model) => boolean;
  readonly unless: string;
}

/** What one who stands somewhere in a request may be told of; whatever is not listed has no effect there. */
export interface Role {
  readonly reads: Readonly<Partial<Record<Saying, Condition>>>;
  readonly passenger: Role | null;
}

const always: Condition = { holds: () => true, unless: '' };
/** A model by profile has what it names. */
const carried: Condition = { holds: ({ unit, wargear, combatant: { weapon } }) => unit === null || wargear.some(({ id }) => id === weapon), unless: 'where nobody carries it' };
const hasMight: Condition = { holds: ({ points }) => points.might > 0, unless: 'without Might in hand' };
const hasFate: Condition = { holds: ({ points }) => points.fate > 0, unless: 'without Fate in hand' };
const mightSpent: Condition = { holds: ({ combatant }) => SAYINGS['spend/might'](combatant), unless: 'while no Might is spent' };
const ownRolls: Condition = {
  holds: (model) => hasMight.holds(model) && model.combatant.spend?.might !== 'to-wound',
  unless: 'without Might in hand for rolls of its own, which `to-win` and `both` lift',
};
const fateSpent: Condition = { holds: ({ combatant }) => SAYINGS['spend/fate'](combatant), unless: 'while no Fate is spent' };
const againstGood: Condition = { holds: ({ combatant, unit }) => (combatant.side ?? unit?.side) !== 'good', unless: 'where Evil does harm' };
const cloaked: Condition = { holds: isCloaked, unless: 'without an Elven cloak, or mounted' };

const spendsMight = { 'might': mightSpent, 'mightCost': mightSpent, 'spend/might': hasMight } as const;
/** The same where nothing is wounded. */
const lifts = { 'might': mightSpent, 'mightCost': mightSpent, 'spend/might': ownRolls } as const;
const spendsFate = { 'fate': fateSpent, 'spend/fate': hasFate } as const;
const able = { immobilised: always, onGround: always } as const;

const role = (reads: Role['reads'], passenger: Role['reads'] | null = null): Role => ({
  reads: { weapon: carried, ...reads },
  passenger: passenger === null ? null : { reads: { weapon: carried, ...passenger }, passenger: null },
});

export const FIGHTER = role({
  ...spendsMight, ...spendsFate, ...able, weapon: always, bid: mightSpent, shielding: always, charged: always, supports: always, trapped: always, protected: always, targets: always,
  horn: always, sweep: always, wearsRing: always, because: always,
}, spendsFate);
export const SUPPORTER = role({ ...spendsFate, ...able, supporting: always, protected: always });
/** Somebody who may be hit, whoever was aimed at. */
export const STRUCK = role(spendsFate, spendsFate);
export const SHOOTER = role({ ...spendsMight, ...able, weapon: always });
export const SHOT_AT = role({ ...spendsFate, protected: always, wearsRing: always, concealed: cloaked }, spendsFate);
/** Might is not spent on the dice of a volley. */
export const ARCHER = role({ ...able, weapon: always });
export const UNDER_A_VOLLEY = role({ ...spendsFate, protected: always }, spendsFate);
export const CASTER = role({ ...spendsMight, ...able });
export const AIMED_AT = role({ ...lifts, ...spendsFate, protected: againstGood, wearsRing: always, concealed: cloaked }, { ...lifts, ...spendsFate });
export const TESTED = role({ ...lifts, ...spendsFate, ...able }, { ...lifts, ...spendsFate });
/** Falls, or rolls, whatever its state. */
export const SUFFERING = role({ ...lifts, ...spendsFate }, { ...lifts, ...spendsFate });
export const COURAGEOUS = role({ ...lifts, because: always });
/** A store that the operation draws on whatever `spend` says. */
export const CALLING = role({ might: always, mightCost: always, immobilised: always });
export const WOUNDED = role({ ...lifts, 'fate': always, 'spend/fate': hasFate });
export const LOOKED_FOR = role({ onGround: always });
/** Only who, or what, it is matters. */
export const NOBODY: Role = { reads: {}, passenger: null };
