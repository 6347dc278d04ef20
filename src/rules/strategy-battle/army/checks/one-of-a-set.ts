import { fault } from '../../findings.js';
import { asFix, drop } from '../changes.js';
import type { Presence } from '../force.js';
import type { ArmyCheck } from './army-check.js';

/** Two figures of one person: only one of the set may be in a force (SB-ARMY-005). */
export const oneOfASet: ArmyCheck = ({ units }) => {
  const sets = new Map<string, Presence[]>();
  for (const presence of units.values()) {
    const set = presence.card.unit.inclusion.exclusiveSet;
    if (set !== null) sets.set(set, [...(sets.get(set) ?? []), presence]);
  }
  return [...sets.values()].flatMap((members) => {
    const [, second] = members;
    if (second === undefined) return [];
    const names = members.map(({ card }) => card.unit.name).join(', ');
    return [
      fault('one-gandalf', {
        pointer: second.entries[0]?.pointer ?? '',
        rule: second.card.unit.inclusion.rule,
        message: `Only one of these may be in a force: ${names}; it has ${members.length}.`,
        actual: members.length,
        limit: 1,
        fixes: members.map((kept) => asFix(drop(entriesExcept(members, kept)))),
      }),
    ];
  });
};

function entriesExcept(members: readonly Presence[], kept: Presence): Presence['entries'] {
  return members.filter((member) => member !== kept).flatMap((member) => member.entries);
}
