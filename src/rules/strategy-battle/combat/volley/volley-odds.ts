import { endings, Masses } from '../../../dice/chance.js';
import { Fraction } from '../../../dice/fraction.js';
import { asPrinted } from '../shooting/shooting-odds.js';
import { shareOf, spreadOf } from '../tests/shares.js';
import { fallProcess, fallStart, settingOf, type PartLeft } from './volley-process.js';
import { hitsOn, VOLLEY_HITS_ON, type VolleyPart, type VolleyPlan } from './volley-plan.js';
import type { VolleyOdds, VolleyVictimOdds } from './volley-types.js';

/** The exact chances of a volley: hits are binomial, and each part suffers alone under those that fall to it. */
export function volleyOdds(plan: VolleyPlan): VolleyOdds {
  const hits = binomial(plan.archers.length);
  const victims = plan.parts.map((part, index) => victimOdds(plan, part, sharedOut(plan, index, hits)));
  const places = plan.order.length;
  return {
    archers: plan.archers.length, hitOn: VOLLEY_HITS_ON, hits, expectedHits: expected(hits),
    expectedLost: Fraction.sum(hits.map((chance, count) => chance.times(Fraction.of(Math.max(0, count - places))))),
    expectedWounds: Fraction.sum(victims.map(({ distribution }) => expected(distribution))), victims, method: 'exact', assumptions: plan.assumptions,
  };
}

/** Chances of 0 to `dice` sixes. */
function binomial(dice: number): Fraction[] {
  let ways = 1n;
  return Array.from({ length: dice + 1 }, (_, sixes) => {
    if (sixes > 0) ways = (ways * BigInt(dice - sixes + 1)) / BigInt(sixes);
    return Fraction.overSixes(ways * 5n ** BigInt(dice - sixes), dice);
  });
}

function expected(distribution: readonly Fraction[]): Fraction {
  return Fraction.sum(distribution.map((chance, value) => chance.times(Fraction.of(value))));
}

/** Chances that a part is given 0, 1, 2 … hits. */
function sharedOut(plan: VolleyPlan, part: number, hits: readonly Fraction[]): Fraction[] {
  const most = hitsOn(plan, part, plan.order.length);
  const given = Array.from({ length: most + 1 }, () => Fraction.ZERO);
  hits.forEach((chance, count) => {
    const falls = hitsOn(plan, part, count);
    given[falls] = (given[falls] as Fraction).plus(chance);
  });
  return given;
}

function victimOdds(plan: VolleyPlan, part: VolleyPart, given: readonly Fraction[]): VolleyVictimOdds {
  const after = given.map((chance, hits) => ({ chance, ends: afterHits(plan, part, hits) }));
  const { wounds } = part.victim;
  const mixed = (values: readonly (readonly Fraction[])[], at: number): Fraction => Fraction.sum(after.map(({ chance }, hits) => chance.times(values[hits]?.[at] ?? Fraction.ZERO)));
  const lost = after.map(({ ends }) => spreadOf(ends, wounds, (state) => wounds - state.wounds));
  const struck = after.map(({ ends }) => [shareOf(ends, (state) => state.struck)]);
  return {
    what: part.what, part: part.part, mostHits: part.most, woundOn: asPrinted(settingOf(plan, part).need), struck: mixed(struck, 0),
    slain: mixed(lost, wounds), distribution: Array.from({ length: wounds + 1 }, (_, at) => mixed(lost, at)),
  };
}

interface Suffered extends PartLeft {
  readonly struck: boolean;
}

/** What has become of a part after so many hits. */
function afterHits(plan: VolleyPlan, part: VolleyPart, hits: number): ReturnType<typeof endings<Suffered, never>> {
  const start: Suffered = { wounds: part.victim.wounds, fate: part.victim.fate, struck: false };
  let masses = new Masses<Suffered>();
  masses.add('', start, 1n, 1n);
  for (let hit = 0; hit < hits; hit += 1) {
    const next = new Masses<Suffered>();
    for (const { state, num, den } of masses.values()) {
      for (const end of endings(fallProcess(plan, part), fallStart(part, state))) {
        const suffered = { wounds: end.state.wounds, fate: end.state.fate, struck: state.struck || end.state.struck === true };
        next.add(`${suffered.wounds} ${suffered.fate} ${suffered.struck ? 1 : 0}`, suffered, num * end.num, den * end.den);
      }
    }
    masses = next;
  }
  return [...masses.values()];
}
