import { fault } from '../../findings.js';
import { optionPointer, type ChosenOption } from '../../profile/choice.js';
import { removeOption } from '../../profile/choice-fixes.js';
import { asFix, drop, inEntry } from '../changes.js';
import type { Fix } from '../../../shared/finding.js';
import type { ForceEntry, Presence } from '../force.js';
import type { ArmyCheck } from './army-check.js';

/** An option that is not sold while a certain unit is in the force (SB-ARMY-006). */
export const optionExcludedByArmy: ArmyCheck = ({ entries, units }) =>
  entries.flatMap((entry) => {
    if (!entry.model.card.mindsCompany) return [];
    const { choice, report } = entry.model;
    return [...choice.distinct.values()].flatMap((option) => {
      const present = (option.offer?.option.excludedByUnits ?? []).flatMap((id) => units.get(id) ?? []);
      if (present.length === 0) return [];
      const names = present.map(({ card }) => card.unit.name).join(', ');
      return [
        fault('option-excluded-by-army', {
          pointer: entry.pointer + optionPointer(option),
          rule: option.offer?.option.rule ?? choice.card.unit.rule,
          message: `${report.name} cannot buy ${option.wargear.name} while the force has ${names}.`,
          fixes: [withoutOption(entry, option), ...withoutOthers(present)],
        }),
      ];
    });
  });

function withoutOption(entry: ForceEntry, option: ChosenOption): Fix {
  const { text, patch } = removeOption(entry.model.choice, option.id);
  return { text, patch: inEntry(entry, patch) };
}

/** Proposed where it is one line: the same long patch for many lines would grow with their product. */
function withoutOthers(present: readonly Presence[]): readonly Fix[] {
  const others = present.flatMap((presence) => presence.entries);
  return others.length === 1 ? [asFix(drop(others))] : [];
}
