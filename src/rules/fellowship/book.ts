import { rejectUnknown } from '../shared/refuse.js';
import type { FellowshipReference, Race, TrainingSkillRecord } from './reference.js';

/** The data as the calculations ask for it. */
export interface Book {
  readonly reference: FellowshipReference;
  /** Readings of these ledger rows, as the answers tell them: a sentence with the row, `… (FS-ATK-004).` Each once. */
  assume(rules: readonly string[]): string[];
  /** @throws RuleError `unknown-id` */
  race(id: string, pointer: string): Race;
  /** @throws RuleError `unknown-id` */
  skill(id: string, pointer: string): TrainingSkillRecord;
}

/** What a ruling says before its reading is what the source leaves open. */
const READING = 'Reading: ';

/** The reading of a ruling, without its full stop. */
const readingOf = (ruling: string): string => ruling.slice(ruling.includes(READING) ? ruling.indexOf(READING) + READING.length : 0).replace(/\.$/, '');

/** The ledger says once what was read where the source is unclear; answers quote it. */
export function createBook(reference: FellowshipReference): Book {
  const rulings = new Map(reference.rules.map(({ id, ruling }) => [id, ruling]));
  const races = new Map(reference.races.map((race) => [race.id, race]));
  const skills = new Map(reference.trainingSkills.map((skill) => [skill.id, skill]));
  return {
    reference,
    assume: (rules) =>
      [...new Set(rules)].sort().flatMap((rule) => {
        const ruling = rulings.get(rule);
        if (ruling === undefined) throw new Error(`The ledger has no row ${rule}.`);
        return ruling === null ? [] : [`${readingOf(ruling)} (${rule}).`];
      }),
    race: (id, pointer) => races.get(id) ?? rejectUnknown({ pointer, code: 'unknown-id', id }, races.keys()),
    skill: (id, pointer) => skills.get(id) ?? rejectUnknown({ pointer, code: 'unknown-id', id }, skills.keys()),
  };
}
