import type {
  Inclusion, Option, Race, Scenario, SideLimits, SpecialRule, StrategyBattleReference, Unit, Variant, Wargear, WargearEffect,
} from '../../../src/rules/strategy-battle/reference.js';
import type { Board } from '../../../src/rules/strategy-battle/scenario/board.js';
import type { Participant } from '../../../src/rules/strategy-battle/scenario/scenario-reference.js';

const SOURCED = { source: { document: 'handmade', section: 'handmade', line: 1 }, rule: 'SB-UNIT-000', ruling: null };

export const aRace = (id: string, race: Partial<Race> = {}): Race => ({
  ...SOURCED, id, name: id, move: { inches: 6, cm: 14 }, baseShoot: null, rides: [], carried: false, ...race,
});

export const anEffect = (effect: Partial<WargearEffect> = {}): WargearEffect => ({
  characteristic: 'defence', amount: 1, condition: 'always', rule: 'SB-PROF-002', ...effect,
});

export const anItem = (id: string, category: Wargear['category'], item: Partial<Wargear> = {}): Wargear => ({
  ...SOURCED, id, name: nameOf(id), category, magical: false, text: '', effects: [], excludes: [], keepsOnly: null, missile: null, mount: null, ...item,
});

export const aSpecialRule = (id: string, rule: Partial<SpecialRule> = {}): SpecialRule => ({
  ...SOURCED, id, name: nameOf(id), text: '', missile: null, wargear: null, ...rule,
});

export const anOption = (id: string, option: Partial<Option> = {}): Option => ({
  id, points: 1, requires: [], excludes: [], variants: [], excludedByUnits: [], perHero: false, effects: null, rule: null, ...option,
});

export const aVariant = (id: string, variant: Partial<Variant> = {}): Variant => ({ id, name: nameOf(id), race: null, specialRules: [], groups: [], ...variant });

export const anInclusion = (inclusion: Partial<Inclusion> = {}): Inclusion => ({
  max: null, companions: [], opponentRingBearer: false, exclusiveSet: null, notUnderground: false, rule: null, ...inclusion,
});

/** Wargear of a unit: an id, or an id with what the printed profile counts of it. */
type Carried = string | { readonly id: string; readonly strength?: number; readonly defence?: number };

export interface UnitDraft extends Partial<Omit<Unit, 'wargear' | 'profile' | 'inclusion'>> {
  readonly wargear?: readonly Carried[];
  readonly profile?: Partial<Unit['profile']>;
  readonly inclusion?: Partial<Inclusion>;
}

/** A warrior of the Good side for 5 points, unless the draft says otherwise. Heroes get stores of their own. */
export function aUnitRecord(id: string, { wargear = [], profile, inclusion, ...draft }: UnitDraft = {}): Unit {
  const unique = draft.unique ?? false;
  const noFree = { might: 0, will: 0, fate: 0 };
  const heroic = draft.kind === 'hero' ? { might: 1, will: 1, fate: 1, freePerTurn: noFree, special: null } : null;
  return {
    ...SOURCED, id, name: nameOf(id), side: 'good', kind: 'warrior', race: 'man', unique, points: 5, heroic, move: { inches: 6, cm: 14 },
    variants: [], options: [], specialRules: [], magicalPowers: [], groups: [], ringBearer: null, mayRide: [],
    ...draft,
    profile: { fight: 3, shoot: null, strength: 3, defence: 4, attacks: 1, wounds: 1, courage: 3, ...profile },
    wargear: wargear.map((item) => {
      const { id: itemId, strength = 0, defence = 0 } = typeof item === 'string' ? { id: item } : item;
      return { id: itemId, included: { strength, defence } };
    }),
    inclusion: anInclusion({ max: unique ? 1 : null, ...inclusion }),
  };
}

export const someLimits = (limits: Partial<SideLimits> = {}): SideLimits => ({
  minPoints: null, maxPoints: null, share: null, bows: null, minHeroes: null, maxHeroes: null, heroesOnly: false, mountedAllowed: true,
  otherSideShare: null, fixedUnits: [], ...limits,
});

const FOUR_FEET = { width: { inches: 48, cm: 112 }, depth: { inches: 48, cm: 112 } };

export const aBoard = (board: Partial<Board> = {}): Board => ({ id: 'board', name: 'Board', size: FOUR_FEET, drawnAs: FOUR_FEET, edges: [], features: [], open: [], ...board });

export const aParticipant = (unit: string, participant: Partial<Participant> = {}): Participant => ({
  unit, variant: null, count: 1, options: [], mount: null, passengerOf: null, forbidden: [], without: [], given: [], losses: null, group: null, note: null, ...participant,
});

export const aScenario = (id: string, scenario: Partial<Scenario> = {}): Scenario => ({
  ...SOURCED, id, name: nameOf(id), number: null, underground: false, pointsMatch: null, description: 'A battle.', terrain: 'Grass.', boards: [aBoard()],
  participants: { good: [], evil: [] }, banners: { good: [], evil: [] }, deployment: { first: 'good', steps: [] },
  objectives: [], reserves: [], ringForbiddenBy: null, rolls: [], specialRules: [], campaign: [], open: [], ...scenario, rule: scenario.rule ?? 'SB-S00-002',
});

export const aReference = (reference: Partial<StrategyBattleReference> = {}): StrategyBattleReference => ({
  races: [aRace('man')], units: [], wargear: [], specialRules: [], magicalPowers: [], charts: [], scenarios: [], rules: [], ...reference,
});

/** `heavy-armour` becomes `Heavy armour`. */
function nameOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
