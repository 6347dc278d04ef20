import { fault, type StrategyFinding } from '../../findings.js';
import { asFix, drop } from '../changes.js';
import { withoutMount } from '../without-mount.js';
import type { ArmyCheck } from './army-check.js';

/** In Moria and underground nothing flies (SB-ARMY-009, SB-SPEC-028). */
export const underground: ArmyCheck = ({ entries, scenario }) => {
  if (scenario?.underground !== true) return [];
  return entries.flatMap((entry): readonly StrategyFinding[] => {
    const { report, card } = entry.model;
    const { notUnderground, rule } = card.unit.inclusion;
    const message = `${scenario.name} is fought underground, where there is no place for ${report.name}.`;
    if (notUnderground) {
      return [fault('unit-not-in-scenario', { pointer: `${entry.pointer}/unit`, rule, message, fixes: [asFix(drop([entry]))] })];
    }
    if (report.mount?.flies !== true) return [];
    const onWings = `${scenario.name} is fought underground, where no flying mount is used: ${report.mount.name}.`;
    return [
      fault('mount-not-allowed', { pointer: entry.pointer, rule: 'SB-SPEC-028', message: onWings, fixes: [withoutMount(entry)] }),
    ];
  });
};
