import { Fraction } from '../../dice/fraction.js';
import type { Fate, HuntOdds } from './hunt-types.js';
import type { Figure, HuntPlan } from './plan-hunt.js';

const SIXTHS = 6;
/** Sixths, that a character comes in time (WR-HUNT-004). */
export const JOIN_SIXTHS = 2;

const ONCE_FOUND = 'Joining, hits, victims and deaths are the chances once the party is found; found and foundAndHit are those of the whole hunt (WR-HUNT-005).';

/** The odds of a hunt. Its parts are independent, so each has its own spread. */
export function huntOdds(plan: HuntPlan): HuntOdds {
  const chance = Fraction.of(plan.sixths, SIXTHS);
  const found = plan.found === null ? Fraction.ONE.minus(power(Fraction.ONE.minus(chance), plan.hunts)) : Fraction.of(Number(plan.found));
  const joins = plan.red.map((_, place) => joinChance(plan, place));
  const redHits = plan.hits === null ? spread([...unitHits(plan), ...plan.red.map(({ strength }, place) => (joins[place] as Fraction).times(Fraction.of(strength, SIXTHS)))]) : certain(plan.hits.red);
  const blueHits = plan.hits === null ? spread(plan.blue.map(({ strength }) => Fraction.of(strength, SIXTHS))) : certain(plan.hits.blue);
  const picked = meanShare(redHits, plan.blue.length);
  const fates = fateChances(plan, picked);
  return {
    hunters: plan.hunters, chance, hunts: plan.hunts, found,
    joining: spread(joins),
    joiningNazgul: spread(joins.filter((_, place) => plan.red[place]?.nazgul)),
    unit: plan.unit, redHits, blueHits,
    foundAndHit: found.times(Fraction.ONE.minus(redHits[0] as Fraction)),
    expectedHits: { red: mean(redHits), blue: mean(blueHits) },
    blue: plan.blue.map(({ character, strength }) => ({ character, strength, victim: picked, ...fates })),
    red: plan.red.map((figure, place) => redChances(figure, joins, place, blueHits)),
    method: 'exact',
    assumptions: [...plan.assumptions, ONCE_FOUND],
  };
}

const unitHits = ({ unit, unitStrength }: HuntPlan): Fraction[] => (unit === null ? [] : [Fraction.of(unitStrength, SIXTHS)]);

function joinChance({ joined }: HuntPlan, place: number): Fraction {
  if (joined !== null) return Fraction.of(Number(joined.includes(place)));
  return Fraction.of(JOIN_SIXTHS, SIXTHS);
}

/** How many of independent events happen. */
function spread(chances: readonly Fraction[]): Fraction[] {
  let known = [Fraction.ONE];
  for (const chance of chances) {
    const fails = Fraction.ONE.minus(chance);
    known = Array.from({ length: known.length + 1 }, (_, count) =>
      (known[count] ?? Fraction.ZERO).times(fails).plus((known[count - 1] ?? Fraction.ZERO).times(chance)),
    );
  }
  return known;
}

const certain = (count: number): Fraction[] => Array.from({ length: count + 1 }, (_, place) => Fraction.of(Number(place === count)));
const mean = (chances: readonly Fraction[]): Fraction => Fraction.sum(chances.map((chance, count) => chance.times(Fraction.of(count))));
const power = (base: Fraction, times: number): Fraction => Array.from({ length: times }).reduce<Fraction>((product) => product.times(base), Fraction.ONE);

/** The chance of one of `of` to be among so many distinct victims. */
function meanShare(hits: readonly Fraction[], of: number): Fraction {
  return Fraction.sum(hits.map((chance, count) => chance.times(Fraction.of(Math.min(count, of), Math.max(1, of)))));
}

function fateChances({ fates, flees }: HuntPlan, picked: Fraction): { killed: Fraction; wounded: Fraction; unknown: Fraction } {
  const share = (fate: Fate): Fraction => picked.times(Fraction.of(fates.filter((face) => face === fate).length, SIXTHS));
  const [killed, wounded, unknown] = [share('killed'), share('wounded'), share('unknown')];
  return flees ? { killed: killed.plus(wounded), wounded: Fraction.ZERO, unknown } : { killed, wounded, unknown };
}

/** Nazgûl and the others die when they are picked; how many share the hits depends on who else joined. */
function redChances({ character, strength }: Figure, joins: readonly Fraction[], place: number, hits: readonly Fraction[]): HuntOdds['red'][number] {
  const joinsOf = joins[place] as Fraction;
  const others = spread(joins.filter((_, other) => other !== place));
  const killed = Fraction.sum(others.map((chance, count) => chance.times(meanShare(hits, count + 1))));
  return { character, strength, joins: joinsOf, killed: joinsOf.times(killed) };
}
