import type { Problem } from '../../../shared/rule-error.js';
import type { TargetChoice } from '../combatant.js';
import type { Contender, Field } from './contender.js';
import { other, type Aim, type Victim } from './plan.js';

/**
 * Whom a combatant strikes, in order: its own choices, then all others in listed order at the rider (contract-combat 9).
 * Nobody who may not be struck is listed, and no more than `reach` enemies, since no more can be slain.
 */
export function aimsOf(contender: Contender, victims: readonly Victim[], fighting: number, reach: number): Aim[] {
  const chosen = (contender.model.combatant.targets ?? [])
    .flatMap((target) => chosenAims(target, victims.slice(0, fighting)))
    .filter((aim) => victims[aim.victim]?.spared === false);
  const aims: Aim[] = [...chosen];
  const enemies = new Set(chosen.map((aim) => aim.victim));
  const atRider = new Set(chosen.filter((aim) => aim.part === 'rider').map((aim) => aim.victim));
  for (let victim = 0; victim < fighting; victim += 1) {
    if (!enemies.has(victim) && enemies.size >= reach) break;
    if (atRider.has(victim) || victims[victim]?.spared === true) continue;
    aims.push({ victim, part: 'rider' });
    enemies.add(victim);
  }
  return aims;
}

/** Every enemy once, supporters too: at the part that is chosen for it, else at the rider (SB-SPEC-036). */
export function sweepAims(contender: Contender, victims: readonly Victim[]): Aim[] {
  const chosen = (contender.model.combatant.targets ?? []).flatMap((target) => chosenAims(target, victims));
  return victims.map((_, victim) => chosen.find((aim) => aim.victim === victim) ?? { victim, part: 'rider' });
}

function chosenAims(target: TargetChoice, victims: readonly Victim[]): Aim[] {
  return victims.flatMap((victim, index): Aim[] => {
    const meant = victim.combatant === target.combatant && (target.model === undefined || victim.model === target.model);
    return meant && victim[target.part ?? 'rider'] !== null ? [{ victim: index, part: target.part ?? 'rider' }] : [];
  });
}

/** Choices that name nobody. */
export function targetProblems(field: Field, contender: Contender): Problem[] {
  const enemies = [...field.sides[other(contender.side)], ...field.behind[other(contender.side)]];
  return (contender.model.combatant.targets ?? []).flatMap((target, at): Problem[] => {
    const pointer = `${contender.model.pointer}/targets/${at}`;
    const problem = (key: string, code: Problem['code'], detail: string, rule?: string): Problem[] => [{ pointer: `${pointer}/${key}`, code, detail, suggestions: [], rule }];
    const enemy = enemies.find((each) => each.index === target.combatant);
    if (enemy === undefined) return problem('combatant', 'out-of-range', `The other side has no combatant ${target.combatant}.`);
    if (target.model !== undefined && !(target.model >= 0 && target.model < enemy.count)) return problem('model', 'out-of-range', `That combatant has no model ${target.model}.`);
    if (target.part === 'mount' && enemy.model.mount === null) return problem('part', 'rule-violated', `${enemy.model.name} has no mount.`, 'SB-CAV-024');
    if (target.part === 'passenger' && enemy.model.passenger === null) return problem('part', 'rule-violated', `${enemy.model.name} carries nobody.`, 'SB-CAV-017');
    return [];
  });
}
