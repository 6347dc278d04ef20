import type { Unit } from '../../reference.js';
import type { CombatReference } from '../combat-reference.js';
import type { Combatant } from '../combatant.js';

/** Named characters who stand more often in a request than in a force (SB-ARMY-003, SB-ARMY-005), in sentences: the odds are told all the same. */
export function repeatSentences(reference: CombatReference, standings: readonly { readonly combatant: Combatant }[]): string[] {
  const counts = new Map<Unit, number>();
  for (const { unit: id, count = 1 } of standings.flatMap(({ combatant }) => peopleOf(combatant))) {
    const unit = id == null ? undefined : reference.units.get(id);
    if (unit?.unique === true) counts.set(unit, (counts.get(unit) ?? 0) + count);
  }
  const often = [...counts].flatMap(([{ name }, count]) => (count > 1 ? [`${name} stands here ${count} times, though a force has one (SB-ARMY-003).`] : []));
  return [...often, ...ofSets([...counts.keys()])];
}

function peopleOf(combatant: Combatant): Combatant[] {
  return combatant.passenger == null ? [combatant] : [combatant, ...peopleOf(combatant.passenger)];
}

/** Of a set only one is in a force, whichever it is. */
function ofSets(units: readonly Unit[]): string[] {
  const sets = new Set(units.flatMap(({ inclusion }) => inclusion.exclusiveSet ?? []));
  return [...sets].flatMap((set) => {
    const members = units.filter(({ inclusion }) => inclusion.exclusiveSet === set);
    if (members.length < 2) return [];
    return [`${members.map(({ name }) => name).join(' and ')} stand here together, though a force has one of them (${members[0]?.inclusion.rule ?? 'SB-ARMY-005'}).`];
  });
}
