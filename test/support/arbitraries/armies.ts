import fc from 'fast-check';
import type { ArmyEntryRequest, ArmyRequest, BowLimit, EventPack } from '../../../src/rules/strategy-battle/army/army-report.js';
import type { ProfileRequest } from '../../../src/rules/strategy-battle/profile-report.js';
import type { Side, StrategyBattleReference, Unit } from '../../../src/rules/strategy-battle/reference.js';

/** Options of a unit, mostly what it sells; sometimes twice, sometimes another unit's. */
function options(reference: StrategyBattleReference, unit: Unit): fc.Arbitrary<string[]> {
  const any = fc.constantFrom(...reference.wargear.map((item) => item.id));
  const sold = unit.options.map((option) => option.id);
  const one = sold.length === 0 ? any : fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...sold) }, { weight: 1, arbitrary: any });
  return fc.array(one, { maxLength: 4 });
}

function variant(unit: Unit): fc.Arbitrary<string | null> {
  const known = unit.variants.map((one) => one.id);
  const arbitraries: fc.WeightedArbitrary<string | null>[] = [
    { weight: 6, arbitrary: known.length === 0 ? fc.constant(null) : fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant('of-nowhere') },
  ];
  return fc.oneof(...arbitraries);
}

/** One bought model, legal or not. Every id exists. */
export function purchases(reference: StrategyBattleReference, units = reference.units): fc.Arbitrary<ProfileRequest> {
  return fc.constantFrom(...units).chain((unit) =>
    fc.record({ unit: fc.constant(unit.id), variant: variant(unit), options: options(reference, unit) }),
  );
}

function entries(reference: StrategyBattleReference, units: readonly Unit[]): fc.Arbitrary<ArmyEntryRequest> {
  const rest = fc.record({
    count: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, { weight: 2, arbitrary: fc.integer({ min: 1, max: 12 }) }),
    ringBearer: fc.oneof({ weight: 8, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    claimedPoints: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 300 }) }),
  });
  return fc.tuple(purchases(reference, units), rest).map(([purchase, more]) => ({ ...purchase, ...more }));
}

const upTo = (max: number): fc.Arbitrary<number | null> => fc.option(fc.integer({ min: 0, max }), { freq: 3 });

const bowLimits: fc.Arbitrary<BowLimit> = fc.record({
  fraction: fc.integer({ min: 1, max: 5 }).chain((denominator) =>
    fc.record({ numerator: fc.integer({ min: 0, max: denominator }), denominator: fc.constant(denominator) }),
  ),
  of: fc.constantFrom('models', 'warriors'),
  rounding: fc.constantFrom('down', 'up', 'nearest'),
});

/** A pack that does not contradict itself. */
function eventPacks(reference: StrategyBattleReference): fc.Arbitrary<EventPack> {
  const ids = reference.units.map((unit) => unit.id);
  return fc
    .record({
      pointsCap: upTo(900),
      pointsTolerance: fc.integer({ min: 0, max: 20 }),
      models: fc.tuple(upTo(30), upTo(40)),
      heroes: fc.tuple(upTo(3), upTo(5)),
      bowLimit: fc.option(bowLimits),
      units: fc.shuffledSubarray(ids, { maxLength: 6 }),
      everyHeroUnique: fc.boolean(),
      max: fc.integer({ min: 0, max: 4 }),
    })
    .map(({ pointsCap, pointsTolerance, models, heroes, bowLimit, units, everyHeroUnique, max }) => {
      const [minModels, maxModels] = ordered(models);
      const [minHeroes, maxHeroes] = ordered(heroes);
      const few = maxModels !== null && minHeroes !== null && minHeroes > maxModels;
      return {
        pointsCap, pointsTolerance: pointsCap === null ? null : pointsTolerance, minModels, maxModels, minHeroes: few ? maxModels : minHeroes, maxHeroes, bowLimit,
        bannedUnits: units.slice(0, 2), requiredUnits: units.slice(2, 4), unitMaxima: units.slice(4).map((unit) => ({ unit, max })), everyHeroUnique,
      };
    });
}

function ordered([least, most]: [number | null, number | null]): [number | null, number | null] {
  return least !== null && most !== null && least > most ? [most, least] : [least, most];
}

/** A list, legal or not, mostly of one side. Every id exists, and the event pack makes sense. */
export function armies(reference: StrategyBattleReference): fc.Arbitrary<ArmyRequest> {
  const scenario = fc.option(fc.constantFrom(...reference.scenarios.map((one) => one.id)), { freq: 3 });
  return fc.constantFrom<Side>('good', 'evil').chain((side) => {
    const own = entries(reference, reference.units.filter((unit) => unit.side === side));
    const any = entries(reference, reference.units);
    return fc.record({
      side: fc.constant(side),
      pointsLimit: fc.option(fc.integer({ min: 0, max: 1500 })),
      scenario,
      opponentHasRingBearer: fc.boolean(),
      measure: fc.constantFrom('inches', 'cm'),
      entries: fc.array(fc.oneof({ weight: 9, arbitrary: own }, { weight: 1, arbitrary: any }), { maxLength: 12 }),
      eventPack: fc.option(eventPacks(reference), { freq: 2 }),
    });
  });
}

/** One model as it stands on the table: mounted or not, on any mount, with any passenger and booty. */
export function models(reference: StrategyBattleReference): fc.Arbitrary<ProfileRequest> {
  const unit = fc.constantFrom(...reference.units.map((one) => one.id));
  const item = fc.constantFrom(...reference.wargear.map((one) => one.id));
  const mount = fc.constantFrom(...reference.wargear.filter((one) => one.mount !== null).map((one) => one.id), ...reference.units.flatMap((one) => one.mayRide));
  const standing = fc.record({
    mounted: fc.constantFrom(true, false, undefined),
    keeps: fc.constantFrom('shield' as const, 'bow' as const, undefined),
    mount: fc.option(fc.oneof({ weight: 5, arbitrary: mount }, { weight: 1, arbitrary: item }, { weight: 1, arbitrary: unit })),
    passenger: fc.option(fc.record({ unit, ringBearer: fc.boolean() })),
    pickedUp: fc.array(item, { maxLength: 2 }),
  });
  return fc.tuple(purchases(reference), standing).map(([purchase, stands]) => ({ ...purchase, ...stands }));
}
