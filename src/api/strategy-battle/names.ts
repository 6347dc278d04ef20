import { BECAUSE } from '../../rules/strategy-battle/combat/courage/automatic-passes.js';
import { powersById } from '../../rules/strategy-battle/combat/magic/powers.js';
import { STONE } from '../../rules/strategy-battle/combat/shooting/missile.js';
import { turnEffectRules } from '../../rules/strategy-battle/combat/turn/turn-effect.js';
import type { StrategyBattleReference, Unit } from '../../rules/strategy-battle/reference.js';
import type { StrategyBattle } from '../../rules/strategy-battle/strategy-battle.js';
import type { Beside, Ids, NameKind, NameKinds } from '../shared/names/name-kind.js';

type Kind = NameKind<StrategyBattle>;

const reasons = new Set(BECAUSE);

/** The unit that an object of a request names, if it is there. */
function unitOf({ index }: StrategyBattle, { unit }: Beside): Unit | undefined {
  return typeof unit === 'string' ? index.units.get(unit) : undefined;
}

const idsOf = (records: Iterable<{ readonly id: string }>): Ids => new Set([...records].map(({ id }) => id));
const mountsOf = ({ wargear }: StrategyBattleReference): readonly string[] => wargear.filter(({ mount }) => mount !== null).map(({ id }) => id);

const mount: Kind = {
  noun: 'mount',
  ids: ({ index, reference }) => ({
    has: (id) => index.wargear.has(id) || index.units.has(id),
    keys: () => [...mountsOf(reference), ...reference.units.flatMap(({ mayRide }) => mayRide)],
  }),
};

const weapon: Kind = {
  noun: 'weapon',
  ids: ({ index }) => ({
    has: (id) => index.wargear.has(id) || index.specialRules.has(id) || id === STONE,
    keys: () => index.wargear.keys(),
  }),
  first: (book, beside) => unitOf(book, beside)?.wargear.map(({ id }) => id) ?? [],
};

const power: Kind = {
  noun: 'magical power',
  ids: () => powersById,
  besides: (book, { caster }) => unitOf(book, (caster ?? {}) as Beside)?.magicalPowers.map(({ id }) => id) ?? [],
};

/** What the ids of requests name. */
export const STRATEGY_BATTLE_NAMES: NameKinds<StrategyBattle> = {
  unit: { noun: 'unit', code: 'unknown-unit', ids: ({ index }) => index.units },
  option: { noun: 'option', code: 'unknown-option', ids: ({ index }) => index.wargear, first: (book, beside) => unitOf(book, beside)?.options.map(({ id }) => id) ?? [] },
  variant: {
    noun: 'variant', more: 'of this unit',
    ids: (book, beside) => {
      const unit = unitOf(book, beside);
      return unit === undefined ? null : idsOf(unit.variants);
    },
  },
  scenario: { noun: 'scenario', code: 'unknown-scenario', ids: ({ index }) => index.scenarios },
  wargear: { noun: 'item of wargear', ids: ({ index }) => index.wargear },
  looseMount: { noun: 'mount', ids: ({ reference }) => new Set(mountsOf(reference)) },
  reason: { noun: 'reason', more: 'to pass a Courage test', ids: () => reasons },
  turnEffect: { noun: 'die', more: 'of the turn', ids: ({ index }) => turnEffectRules(index.scenarios.values()) },
  mount, weapon, power,
};
