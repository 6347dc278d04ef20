import type { MagicPlan } from './magic-plan.js';
import type { MagicRequest } from './magic-types.js';

/** What is taken for granted of a power. */
export function magicAssumptions(request: MagicRequest, plan: Omit<MagicPlan, 'assumptions'>, hasRange: boolean): string[] {
  const { caster, resister, power, flight, victims, woundCost } = plan;
  const told: [boolean, string][] = [
    ...[caster, resister].map((roller): [boolean, string] => [(roller?.purse.free ?? 0) > 0, `The free Will of ${roller?.model.name ?? ''} pays first, on top of the store.`]),
    [hasRange && request.distance == null, 'The target is taken to be in range.'],
    [caster.liftCost !== null, 'The caster lifts his best die with the fewest points that cast the power, if they suffice, before anybody resists.'],
    [resister !== null && resister.dice > 0 && resister.liftCost !== null, 'Whoever resists lifts his best die to that of the caster with the fewest points, if they suffice.'],
    [resister?.rerolls === true && resister.dice > 0, 'Dice that fail to resist are all rolled once more, before any Might is spent on them.'],
    [resister !== null && resister.purse.lent > 0 && resister.dice > 0, 'Free Will pays first, then the store of the victim, then those of passenger and mount.'],
    [resister?.forNothing === true, 'It resists with a die for each Wound left.'],
    [woundCost !== null && (power.hit !== undefined || power.blast !== undefined), 'Might left to the caster lifts a failed roll to wound the target with the fewest points, if they suffice.'],
    [flight !== null && victims.some(({ role, at }) => role === 'bystander' && at === null), 'Bystanders without a distance are touched however far the victim flies.'],
    [flight !== null && victims.some(({ role, model }) => role === 'target' && model.mounted), 'The fall from the blasted mount adds no hit of its own.'],
    [victims.some(({ parts }) => parts.some(({ part }) => part.fate > 0)), 'Each Wound is followed at once by Fate rolls until one succeeds or none is left; no Might goes on them.'],
  ];
  return told.flatMap(([holds, text]) => (holds ? [text] : []));
}
