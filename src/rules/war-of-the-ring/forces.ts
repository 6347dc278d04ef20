import { fault, setTo, unitsInWords, type WarFinding } from './findings.js';
import type { Kin } from './strength/fighters.js';

interface Counts {
  readonly regular?: number;
  readonly elite?: number;
}

/** Whether a force of no nation can have these units (WR-UNIT-008, WR-CHAR-014). `pointer`: of the object that counts them. */
export function forceSize({ force, forceId }: Kin, { regular = 0, elite = 0 }: Counts, pointer: string): WarFinding[] {
  if (force === null) return [];
  return [
    ...(regular > 0 ? [fault('force-too-large', { pointer: `${pointer}/regular`, rule: 'WR-UNIT-008', message: `The force "${forceId}" has elite units only.`, actual: regular, limit: 0, fixes: [setTo(`${pointer}/regular`, 0, 'Leave the regulars out.')] })] : []),
    ...(elite > force.count ? [fault('force-too-large', { pointer: `${pointer}/elite`, rule: 'WR-UNIT-008', message: `The force "${forceId}" has ${unitsInWords(force.count)}.`, actual: elite, limit: force.count, fixes: [setTo(`${pointer}/elite`, force.count, `Take ${unitsInWords(force.count)}.`)] })] : []),
    ...(force.together && elite > 0 && elite < force.count ? [fault('force-split', { pointer: `${pointer}/elite`, rule: 'WR-CHAR-014', message: `All ${force.count} units of "${forceId}" stay together.`, actual: elite, limit: force.count, fixes: [setTo(`${pointer}/elite`, force.count, `Take all ${force.count} units.`)] })] : []),
  ];
}
