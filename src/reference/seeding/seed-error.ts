/** One fault of the seed files. */
export interface SeedProblem {
  /** Path within the seed folder: `strategy-battle/races.yaml`. */
  readonly file: string;
  /** Id of the record, `#3` for the third record where it has no id, `null` for the file as a whole. */
  readonly record: string | null;
  /** Place inside the record (`options[2].points`), `''` for the whole of it. */
  readonly path: string;
  readonly message: string;
}

/** The seed files cannot be used. Lists everything that is wrong with them at once. */
export class SeedError extends Error {
  constructor(readonly problems: readonly SeedProblem[]) {
    super([`The seed files have ${problems.length} problem(s):`, ...problems.map(lineOf)].join('\n'));
    this.name = 'SeedError';
  }
}

function lineOf({ file, record, path, message }: SeedProblem): string {
  const place = [file, record, path].filter((part) => part !== null && part !== '').join(' › ');
  return `  ${place}: ${message}`;
}
