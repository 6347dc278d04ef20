import type { Combatant } from '../combatant.js';
import type { Model } from '../model.js';
import { isCloaked } from '../tests/cloak.js';

/** What may be said of a combatant beside who it is and what it has left: by its place below the combatant, when it is said. */
export const SAYINGS = {
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
const hasMight: Condition = { holds: ({ points }) => points.might > 0, unless: 'without Might in hand' };
const hasFate: Condition = { holds: ({ points }) => points.fate > 0, unless: 'without Fate in hand' };
const mightSpent: Condition = { holds: ({ combatant }) => SAYINGS['spend/might'](combatant), unless: 'while no Might is spent' };
const fateSpent: Condition = { holds: ({ combatant }) => SAYINGS['spend/fate'](combatant), unless: 'while no Fate is spent' };
const cloaked: Condition = { holds: isCloaked, unless: 'without an Elven cloak, or mounted' };

const spendsMight = { 'might': mightSpent, 'mightCost': mightSpent, 'spend/might': hasMight } as const;
const spendsFate = { 'fate': fateSpent, 'spend/fate': hasFate } as const;
const able = { immobilised: always, onGround: always } as const;

const role = (reads: Role['reads'], passenger: Role['reads'] | null = null): Role => ({ reads, passenger: passenger === null ? null : { reads: passenger, passenger: null } });

export const FIGHTER = role({
  ...spendsMight, ...spendsFate, ...able, bid: mightSpent, shielding: always, charged: always, supports: always, trapped: always, protected: always, targets: always,
  horn: always, sweep: always, wearsRing: always, because: always,
}, spendsFate);
export const SUPPORTER = role({ ...spendsFate, ...able, supporting: always, protected: always });
/** Somebody who may be hit, whoever was aimed at. */
export const STRUCK = role(spendsFate, spendsFate);
export const SHOOTER = role({ ...spendsMight, ...able });
export const SHOT_AT = role({ ...spendsFate, protected: always, wearsRing: always, concealed: cloaked }, spendsFate);
/** Might is not spent on the dice of a volley. */
export const ARCHER = role(able);
export const UNDER_A_VOLLEY = role({ ...spendsFate, protected: always }, spendsFate);
export const CASTER = role({ ...spendsMight, ...able });
export const AIMED_AT = role({ ...spendsMight, ...spendsFate, protected: always, wearsRing: always, concealed: cloaked }, { ...spendsMight, ...spendsFate });
export const TESTED = role({ ...spendsMight, ...spendsFate, ...able }, { ...spendsMight, ...spendsFate });
export const COURAGEOUS = role({ ...spendsMight, because: always });
/** A store that the operation draws on whatever `spend` says. */
export const CALLING = role({ might: always, mightCost: always, immobilised: always });
export const WOUNDED = role({ ...spendsMight, 'fate': always, 'spend/fate': hasFate });
export const LOOKED_FOR = role({ onGround: always });
/** Only who it is matters. */
export const BYSTANDING = role({}, {});
