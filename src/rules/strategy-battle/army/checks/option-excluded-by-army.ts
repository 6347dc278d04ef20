import { fault } from '../../findings.js';
import { optionPointer } from '../../profile/choice.js';
import { removeOption } from '../../profile/choice-fixes.js';
import { asFix, drop, inEntry } from '../changes.js';
import type { ArmyCheck } from './army-check.js';

/** An option that is not sold while a certain unit is in the force (SB-ARMY-006). */
export const optionExcludedByArmy: ArmyCheck = ({ entries, units }) =>
  entries.flatMap((entry) => {
    const { choice, report } = entry.model;
    return [...choice.distinct.values()].flatMap((option) => {
      const present = (option.offer?.option.excludedByUnits ?? []).flatMap((id) => units.get(id) ?? []);
      if (present.length === 0) return [];
      const { text, patch } = removeOption(choice, option.id);
      const others = present.flatMap((presence) => presence.entries);
      const names = present.map(({ card }) => card.unit.name).join(', ');
      return [
        fault('option-excluded-by-army', {
          pointer: entry.pointer + optionPointer(option),
          rule: option.offer?.option.rule ?? choice.card.unit.rule,
          message: `${report.name} cannot buy ${option.wargear.name} while the force has ${names}.`,
          fixes: [{ text, patch: inEntry(entry, patch) }, asFix(drop(others))],
        }),
      ];
    });
  });
