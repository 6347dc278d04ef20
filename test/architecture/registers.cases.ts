import { basename, dirname, join } from 'node:path/posix';
import { describe, expect, test } from '@jest/globals';
import { RULE_SYSTEMS } from '../../src/rules/rule-systems.js';
import { filesUnder, sourceFiles, type ProjectFile } from './support/project-files.js';
import { importsOf } from './support/syntax.js';

interface Register {
  /** The file that lists the others. */
  readonly register: string;
  /** The folder whose files must all be in it. */
  readonly folder: string;
  /** What makes a file one to be listed; the others of the folder are types and helpers. */
  readonly listed: (file: ProjectFile) => boolean;
}

const named = (form: RegExp) => (file: ProjectFile): boolean => form.test(basename(file.path));
const strategyBattle = 'src/rules/strategy-battle';
const fellowship = 'src/rules/fellowship';

const REGISTERS: readonly Register[] = [
  { register: `${strategyBattle}/scenario/judges/judges.ts`, folder: `${strategyBattle}/scenario/judges`, listed: named(/^(?!judge\.ts$)/) },
  { register: `${strategyBattle}/special-rules/special-rules.ts`, folder: `${strategyBattle}/special-rules`, listed: named(/^(?!special-rule)/) },
  { register: `${strategyBattle}/scenario/zone-kinds/zone-kinds.ts`, folder: `${strategyBattle}/scenario/zone-kinds`, listed: named(/^(?!zone-kind|misses|place-name)/) },
  { register: `${strategyBattle}/army/army-checks.ts`, folder: `${strategyBattle}/army/checks`, listed: named(/^(?!army-check)/) },
  { register: `${strategyBattle}/army/event-limits.ts`, folder: `${strategyBattle}/army/event-limits`, listed: named(/^(?!event-limit\.ts$)/) },
  { register: `${strategyBattle}/profile/choice-checks.ts`, folder: `${strategyBattle}/profile/choice-checks`, listed: named(/^(?!choice-check)/) },
  { register: `${fellowship}/special-abilities/special-abilities.ts`, folder: `${fellowship}/special-abilities`, listed: named(/\.ts$/) },
  { register: `${fellowship}/training-skills/training-skills.ts`, folder: `${fellowship}/training-skills`, listed: named(/\.ts$/) },
  { register: `${fellowship}/spells/spells.ts`, folder: `${fellowship}/spells`, listed: ({ text }) => text.includes(': Spell = {') },
  { register: `${fellowship}/heroic-actions/heroic-actions.ts`, folder: `${fellowship}/heroic-actions`, listed: named(/^(?!heroic-action\.ts$)/) },
  { register: 'src/rules/war-of-the-ring/rulings/rulings.ts', folder: 'src/rules/war-of-the-ring/rulings', listed: named(/-rulings\.ts$/) },
  ...RULE_SYSTEMS.flatMap(({ id }) => [
    { register: `src/api/${id}/catalogue/collections.ts`, folder: `src/api/${id}/catalogue`, listed: named(/\.collection\.ts$/) },
    { register: `src/reference/entities/${id}-entities.ts`, folder: `src/reference/entities/${id}`, listed: ({ text }: ProjectFile) => /^@Entity\(/m.test(text) },
    { register: 'src/reference/entities.ts', folder: 'src/reference/entities', listed: named(new RegExp(`^${id}-entities`)) },
  ]),
  { register: 'migrations/migrations.ts', folder: 'migrations', listed: named(/^\d/) },
  { register: 'test/golden/war-kinds/war-kinds.ts', folder: 'test/golden/war-kinds', listed: named(/\.ts$/) },
  { register: 'test/golden/kinds/kinds.ts', folder: 'test/golden/kinds', listed: named(/^(?!kinds?\.ts$)/) },
];

describe('registers list every file of their folder', () => {
  test.each(REGISTERS)('$register', ({ register, folder, listed }) => {
    const [file] = filesUnder(dirname(register), new RegExp(`^${register}$`));
    if (file === undefined) throw new Error(`There is no ${register}.`);
    const owed = filesUnder(folder, /(?<!\.spec)\.ts$/)
      .filter((candidate) => listed(candidate) && candidate.path !== register)
      .map(({ path }) => path);
    expect(owed.length).toBeGreaterThan(0);
    expect(owed.filter((path) => !importedBy(file).has(path))).toEqual([]);
  });

  test('each rulebook folder is in the register of rule systems', () => {
    const folders = new Set(sourceFiles('src/rules').map(({ path }) => path.split('/')[2] ?? ''));
    const rulebooks = [...folders].filter((name) => !['dice', 'shared'].includes(name) && !name.endsWith('.ts'));
    const [file] = filesUnder('src/rules', /\/rule-systems\.ts$/);
    expect(rulebooks.filter((id) => file?.text.includes(`'${id}'`) !== true)).toEqual([]);
  });
});

function importedBy(file: ProjectFile): Set<string> {
  return new Set(importsOf(file).map((name) => join(dirname(file.path), name).replace(/\.js$/, '.ts')));
}
