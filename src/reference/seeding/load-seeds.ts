import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { seedsFolder } from '../../platform/package-root.js';
import type { StrategyBattleReference, Unit } from '../../rules/strategy-battle/reference.js';
import { contentVersion } from './content-version.js';
import { deepFreeze } from './deep-freeze.js';
import { checkSeeds } from './check-seeds.js';
import { readSeedFile, type Placed } from './read-seed-file.js';
import { SeedError, type SeedProblem } from './seed-error.js';
import { STRATEGY_BATTLE_FILES, type Collection, type SeedRecord } from './seed-files.js';

/** Everything that the seed files hold, deeply frozen. */
export interface SeedContent {
  readonly strategyBattle: StrategyBattleReference;
  /** The same for the same content, however the files are laid out. */
  readonly version: string;
}

/**
 * Reads and checks the seed files: schemas, unique ids, every link. Pure and synchronous; needs no database.
 * @param directory the folder that holds `strategy-battle/`; by default the one of this package
 * @throws SeedError with all problems at once
 */
export function loadSeeds(directory: string = seedsFolder): SeedContent {
  const folder = join(directory, 'strategy-battle');
  const files = STRATEGY_BATTLE_FILES.map((file) => ({ file, ...readSeedFile(folder, file) }));
  const problems = [...strangeFiles(folder), ...files.flatMap((file) => file.problems), ...checkSeeds(files)];
  if (problems.length > 0) throw new SeedError(inFileOrder(problems));
  const strategyBattle = toReference(files.flatMap((file) => file.records.map((placed) => ({ ...placed, collection: file.file.collection }))));
  return deepFreeze({ strategyBattle, version: contentVersion({ strategyBattle }) });
}

function strangeFiles(folder: string): SeedProblem[] {
  const known = new Set(STRATEGY_BATTLE_FILES.map((file) => file.name));
  return listFolder(folder)
    .filter((name) => !known.has(name))
    .map((file) => ({ file, record: null, path: '', message: 'is no known seed file' }));
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return []; // each missing file is reported by its own name
  }
}

function inFileOrder(problems: readonly SeedProblem[]): SeedProblem[] {
  const order = new Map(STRATEGY_BATTLE_FILES.map((file, index) => [file.name, index]));
  const place = (problem: SeedProblem): number => order.get(problem.file) ?? order.size;
  return [...problems].sort((a, b) => place(a) - place(b));
}

function toReference(all: readonly (Placed<Collection> & { collection: Collection })[]): StrategyBattleReference {
  const of = <C extends Collection>(collection: C): SeedRecord<C>[] =>
    all.filter((placed) => placed.collection === collection).map((placed) => placed.record as SeedRecord<C>);
  const moves = new Map(of('races').map((race) => [race.id, race.move]));
  const units = of('units').map((unit): Unit => {
    const move = unit.move ?? moves.get(unit.race);
    if (move === undefined) throw new Error(`Unit ${unit.id} has no race.`);
    return { ...unit, move };
  });
  return {
    races: of('races'),
    units,
    wargear: of('wargear'),
    specialRules: of('specialRules'),
    magicalPowers: of('magicalPowers'),
    charts: of('charts'),
    scenarios: of('scenarios'),
    rules: of('rules'),
  };
}
