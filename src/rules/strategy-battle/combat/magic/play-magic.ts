import { play } from '../../../dice/chance.js';
import { fromMils } from '../length.js';
import type { StoryTable } from '../story-table.js';
import { partsAfter } from '../tests/parts-report.js';
import type { MagicPlan, Victim } from './magic-plan.js';
import { isThrown, laysProne } from './magic-odds.js';
import { isTouched, magicProcess, magicStart } from './magic-process.js';
import type { MagicState } from './magic-state.js';
import type { MagicEffects, MagicResult, NearbyAfter, SpenderAfter } from './magic-types.js';
import { isBanishedAt } from './purse.js';
import { casterPurse, courageAfter, lasts, resisterPurse, victimMove, willAfter, woundsAfter, type ByOutcome } from './target-effects.js';

/** A power cast once, every victim followed in the order listed. */
export function playMagic(plan: MagicPlan, table: StoryTable): MagicResult {
  const end = play(magicProcess(plan, plan.victims), magicStart(plan, plan.victims), table);
  const cast = end.outcome === 'works' || end.outcome === 'resisted';
  const { own, free } = casterPurse(plan);
  return {
    castOn: plan.castOn, score: end.score, cast, resistScore: end.resistScore === 0 ? null : end.resistScore,
    resisted: end.outcome === 'resisted', takesEffect: end.outcome === 'works', effects: effectsOf(plan, end),
    caster: { might: end.caster, will: own, freeWill: free, banished: isBanishedAt(plan.caster.model, own) },
    resister: cast ? resisterAfter(plan, end) : null,
    rolls: table.dice, trace: table.trace, assumptions: plan.assumptions,
  };
}

function resisterAfter(plan: MagicPlan, { resister: might }: MagicState): SpenderAfter | null {
  const purse = resisterPurse(plan);
  if (plan.resister === null || purse === null) return null;
  return { might, will: purse.own, freeWill: purse.free, banished: isBanishedAt(plan.resister.model, purse.own) };
}

function effectsOf(plan: MagicPlan, end: MagicState): MagicEffects {
  const { power, victims, measure } = plan;
  const works = end.outcome === 'works';
  const at = (value: ByOutcome | null): number | null => (value === null || end.outcome === 'open' ? null : value(end.outcome));
  const nearby = (role: Victim['role']): NearbyAfter[] => victims.flatMap((victim, index) => (victim.role === role ? [afterOf(victim, index, end)] : []));
  const target = victims.findIndex(({ role }) => role === 'target');
  const victim = victims[target];
  const will = at(willAfter(plan));
  return {
    says: works ? power.says : 'Nothing happens.',
    parts: victim === undefined ? [] : partsAfter(victim.parts, end.parts[target] ?? []),
    immobilised: works && power.immobilises === true,
    prone: works && laysProne(plan),
    thrown: victim !== undefined && isThrown(victim, end.parts[target] ?? []),
    distance: end.flown === null ? null : fromMils(end.flown),
    measure, bystanders: nearby('bystander'), targets: nearby('among-targets'), move: works ? victimMove(plan) : null,
    willLeft: will, courageAfter: at(courageAfter(plan)), woundsAfter: at(woundsAfter(plan)),
    banished: plan.target !== null && will !== null && isBanishedAt(plan.target, will), lasts: works ? lasts(plan) : null,
  };
}

function afterOf(victim: Victim, position: number, end: MagicState): NearbyAfter {
  const parts = end.parts[position] ?? [];
  return { index: victim.index, touched: isTouched(victim, end), prone: parts[0]?.prone === true, parts: partsAfter(victim.parts, parts) };
}
