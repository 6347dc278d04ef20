// Writes docs/rulings.md from the rules ledger; with `--check` only says whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const target = join(root, 'docs/rulings.md');
/** Every rule system that has a ledger, in the order in which they are listed. */
const ledgers = ['strategy-battle', 'fellowship', 'war-of-the-ring'].map((title) => ({ title, file: `seeds/${title}/rules.yaml` }));

const oneLine = (text) => text.trim().replace(/\s+/g, ' ');

function chapterOf(rule) {
  return rule.source.section.split(' / ')[0];
}

function rulingsOf({ title, file }) {
  const ruled = parse(readFileSync(join(root, file), 'utf8')).filter((rule) => rule.ruling);
  const chapters = [...new Set(ruled.map(chapterOf))];
  const rows = (chapter) =>
    ruled
      .filter((rule) => chapterOf(rule) === chapter)
      .map((rule) => `- **${rule.id} ${rule.title}** (line ${rule.source.line}). ${oneLine(rule.ruling)}`);
  return [`## ${title}`, ...chapters.flatMap((chapter) => [`### ${chapter}`, rows(chapter).join('\n')])];
}

const text = [
  '# Rulings',
  `Where the sources contradict themselves, leave a gap or cannot be read, one reading was taken. Each is part of the rules ledger
(\`GET /v1/<rule-system>/rules/{id}\`, field \`ruling\`); the line is the one of the source text. This page is generated from the
seeds: \`npm run generate:rulings\`.`,
  ...ledgers.flatMap(rulingsOf),
].join('\n\n');

const written = `${text}\n`;
if (process.argv.includes('--check')) {
  const current = readFileSync(target, 'utf8');
  if (current !== written) {
    console.error('docs/rulings.md is not up to date: npm run generate:rulings');
    process.exit(1);
  }
} else {
  writeFileSync(target, written);
}
