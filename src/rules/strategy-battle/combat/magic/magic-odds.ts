import { endings, type Ending } from '../../../dice/chance.js';
import type { Fraction } from '../../../dice/fraction.js';
import { fromMils } from '../length.js';
import { partNamed, partOdds } from '../tests/parts-report.js';
import { shareOf } from '../tests/shares.js';
import type { MagicPlan, Victim } from './magic-plan.js';
import { magicProcess, magicStart } from './magic-process.js';
import type { MagicState } from './magic-state.js';
import type { MagicEffectOdds, MagicOdds, NearbyOdds, ValueChance } from './magic-types.js';
import { isBanishedAt } from './purse.js';
import { casterPurse, courageAfter, lasts, victimMove, willAfter, woundsAfter, type ByOutcome } from './target-effects.js';

type Ends = readonly Ending<MagicState>[];

/** The exact chances of a power. Victims are followed one at a time: none of them hangs on another. */
export function magicOdds(plan: MagicPlan): MagicOdds {
  const ends = endings(magicProcess(plan, []), magicStart(plan, []));
  const resisted = shareOf(ends, ({ outcome }) => outcome === 'resisted');
  const takesEffect = shareOf(ends, ({ outcome }) => outcome === 'works');
  const { own } = casterPurse(plan);
  return {
    castOn: plan.castOn, cast: resisted.plus(takesEffect), resisted, takesEffect, effects: effectOdds(plan, ends, takesEffect),
    casterWillLeft: own, casterBanished: isBanishedAt(plan.caster.model, own), method: 'exact', assumptions: plan.assumptions,
  };
}

function effectOdds(plan: MagicPlan, ends: Ends, works: Fraction): MagicEffectOdds {
  const { power, victims, flight, measure } = plan;
  const followed = victims.map((victim) => nearbyOdds(plan, victim));
  const byRole = (role: Victim['role']): NearbyOdds[] => followed.flatMap(({ odds }, at) => (victims[at]?.role === role ? [odds] : []));
  const target = followed.find((_, at) => victims[at]?.role === 'target');
  return {
    says: power.says, ...harmOdds(plan, target?.odds),
    immobilised: power.immobilises === true ? works : null,
    prone: laysProne(plan) ? works : null,
    thrown: target?.thrown ?? null,
    distance: flight === null ? null : distances(ends),
    measure, bystanders: byRole('bystander'), targets: byRole('among-targets'), move: victimMove(plan),
    willLeft: values(willAfter(plan), ends), courageAfter: values(courageAfter(plan), ends), woundsAfter: values(woundsAfter(plan), ends),
    banished: banishedOdds(plan, ends), lasts: lasts(plan),
  };
}

/** Wounds of the victim, for powers that can cost it any. */
function harmOdds(plan: MagicPlan, target: NearbyOdds | undefined): Pick<MagicEffectOdds, 'wounds' | 'slain' | 'parts'> {
  const { hit, wounds, throwsRider, blast } = plan.power;
  const hurts = hit !== undefined || wounds === true || throwsRider === true || blast !== undefined;
  if (!hurts || target === undefined) return { wounds: null, slain: null, parts: [] };
  const picked = target.parts[pickedPart(plan)];
  return { wounds: picked?.wounds ?? null, slain: picked?.slain ?? null, parts: target.parts };
}

/** Whether the power puts those it is aimed at on the ground. */
export function laysProne({ power }: MagicPlan): boolean {
  return power.blast !== undefined || power.laysProne === true;
}

/** The part that a hit or Wound is aimed at, else the rider. */
export function pickedPart({ victims }: MagicPlan): number {
  for (const task of victims[0]?.tasks ?? []) if (task.kind !== 'harm') return task.part;
  return 0;
}

function nearbyOdds(plan: MagicPlan, victim: Victim): { readonly odds: NearbyOdds; readonly thrown: Fraction | null } {
  const ends = endings(magicProcess(plan, [victim]), magicStart(plan, [victim]));
  const parts = partOdds(victim.parts, ends.map(({ state, num, den }) => ({ num, den, state: { parts: state.parts[0] ?? [] } })));
  const prone = shareOf(ends, ({ parts: [own] }) => own?.[0]?.prone === true);
  return { odds: { index: victim.index, prone, parts }, thrown: victim.model.mounted ? shareOf(ends, (state) => isThrown(victim, state.parts[0] ?? [])) : null };
}

/** Thrown by the chart, or from a mount that a blast lays prone. */
export function isThrown(victim: Victim, parts: MagicState['parts'][number]): boolean {
  return victim.model.mounted && victim.parts.some(({ by }, at) => partNamed(by) === 'rider' && (parts[at]?.thrown != null || parts[at]?.prone === true));
}

function distances(ends: Ends): ValueChance[] {
  return spread(ends.filter(({ state }) => state.flown !== null), ({ flown }) => fromMils(flown ?? 0));
}

function values(value: ByOutcome | null, ends: Ends): ValueChance[] | null {
  return value === null ? null : spread(ends, ({ outcome }) => value(outcome === 'open' ? 'failed' : outcome));
}

/** Every value that comes up, rising, with its chance. */
function spread(ends: Ends, value: (state: MagicState) => number): ValueChance[] {
  const found = [...new Set(ends.map(({ state }) => value(state)))].sort((a, b) => a - b);
  return found.map((wanted) => ({ value: wanted, probability: shareOf(ends, (state) => value(state) === wanted) }));
}

function banishedOdds(plan: MagicPlan, ends: Ends): Fraction | null {
  const { target } = plan;
  const will = willAfter(plan);
  if (target === null || will === null || !isBanishedAt(target, 0)) return null;
  return shareOf(ends, ({ outcome }) => outcome !== 'open' && will(outcome) === 0);
}
