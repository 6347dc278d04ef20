import { endings, Masses } from '../../../dice/chance.js';
import { ExactSum } from '../../../dice/exact-sum.js';
import { Fraction } from '../../../dice/fraction.js';
import { asPrinted } from '../shooting/shooting-odds.js';
import { fallProcess, fallStart, settingOf, type PartLeft } from './volley-process.js';
import { VOLLEY_HITS_ON, type VolleyPart, type VolleyPlan } from './volley-plan.js';
import type { VolleyOdds, VolleyVictimOdds } from './volley-types.js';

/** The exact chances of a volley: hits are binomial, and each part suffers alone under those that fall to it. */
export function volleyOdds(plan: VolleyPlan): VolleyOdds {
  const dice = plan.archers.length;
  const hits = binomial(dice);
  const tails = tailsOf(hits);
  const total = new ExactSum();
  const victims = plan.parts.map((part, index) => victimOdds(plan, part, { given: sharedOut(plan, index, tails), dice, total }));
  const lost = hits.reduce((sum, ways, count) => sum + ways * BigInt(Math.max(0, count - plan.order.length)), 0n);
  return {
    archers: dice, hitOn: VOLLEY_HITS_ON, hits: hits.map((ways) => Fraction.overSixes(ways, dice)), expectedHits: Fraction.of(dice, 6),
    expectedLost: Fraction.overSixes(lost, dice), expectedWounds: total.toFraction(), victims, method: 'exact', assumptions: plan.assumptions,
  };
}

/** Cases of 0 to `dice` sixes, of six to the power of `dice`. */
function binomial(dice: number): bigint[] {
  let ways = 1n;
  return Array.from({ length: dice + 1 }, (_, sixes) => {
    if (sixes > 0) ways = (ways * BigInt(dice - sixes + 1)) / BigInt(sixes);
    return ways * 5n ** BigInt(dice - sixes);
  });
}

/** Cases of at least 0, 1, 2 … hits. */
function tailsOf(hits: readonly bigint[]): bigint[] {
  const tails = [...hits, 0n];
  for (let count = hits.length - 1; count >= 0; count -= 1) tails[count] = (tails[count] ?? 0n) + (tails[count + 1] ?? 0n);
  return tails;
}

/** Cases in which a part is given 0, 1, 2 … hits: its places in the order say how many dice have to hit for each. */
function sharedOut(plan: VolleyPlan, part: number, tails: readonly bigint[]): bigint[] {
  const needed = [0, ...plan.order.flatMap((position, place) => (position === part ? [place + 1] : []))].filter((count) => count < tails.length);
  return needed.map((count, hits) => (tails[count] ?? 0n) - (tails[needed[hits + 1] ?? tails.length - 1] ?? 0n));
}

interface Fallen {
  readonly given: readonly bigint[];
  readonly dice: number;
  /** Wounds of all parts, to which those of this one are added. */
  readonly total: ExactSum;
}

function victimOdds(plan: VolleyPlan, part: VolleyPart, { given, dice, total }: Fallen): VolleyVictimOdds {
  const { wounds } = part.victim;
  const struck = new ExactSum();
  const lost = Array.from({ length: wounds + 1 }, () => new ExactSum());
  const cases = 6n ** BigInt(dice);
  given.forEach((ways, hits) => {
    for (const { state, num, den } of afterHits(plan, part, hits)) {
      lost[wounds - state.wounds]?.add(ways * num, cases * den);
      total.add(ways * num * BigInt(wounds - state.wounds), cases * den);
      if (state.struck) struck.add(ways * num, cases * den);
    }
  });
  const distribution = lost.map((sum) => sum.toFraction());
  return {
    what: part.what, part: part.part, mostHits: part.most, woundOn: asPrinted(settingOf(plan, part).need),
    struck: struck.toFraction(), slain: distribution[wounds] ?? Fraction.ZERO, distribution,
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
