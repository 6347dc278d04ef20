import { inEntry } from '../changes.js';
import type { ArmyCheck } from './army-check.js';

/** What profile math finds about each line's model. */
export const choices: ArmyCheck = ({ entries }) =>
  entries.filter((entry) => entry.model.report.findings.length > 0).flatMap((entry) =>
    entry.model.report.findings.map((finding) => {
      const fixes = finding.fixes.map(({ text, patch }) => ({ text, patch: inEntry(entry, patch) }));
      return { ...finding, pointer: entry.pointer + finding.pointer, fixes };
    }),
  );
