import type { FellowshipReference } from '../rules/fellowship/reference.js';
import type { RuleSystemId } from '../rules/rule-systems.js';
import type { StrategyBattleReference } from '../rules/strategy-battle/reference.js';
import type { WarOfTheRingReference } from '../rules/war-of-the-ring/reference.js';
import type { LedgerColumns } from './entities/columns/ledger-columns.js';
import { FellowshipRuleRow } from './entities/fellowship/rule.js';
import { RuleRow } from './entities/strategy-battle/rule.js';
import { WarRuleRow } from './entities/war-of-the-ring/rule.js';
import { FELLOWSHIP_SEEDS } from './seeding/fellowship/seeds.js';
import { readSeedSystem, type ReadSeeds } from './seeding/read-seed-system.js';
import { STRATEGY_BATTLE_SEEDS } from './seeding/strategy-battle/seeds.js';
import { WAR_OF_THE_RING_SEEDS } from './seeding/war-of-the-ring/seeds.js';
import { readFellowship, writeFellowship } from './storage/fellowship-rows.js';
import type { RowSet } from './storage/row-set.js';
import { readStrategyBattle, writeStrategyBattle } from './storage/strategy-battle-rows.js';
import { readWarOfTheRing, writeWarOfTheRing } from './storage/war-of-the-ring-rows.js';

/** The reference data of every rule system: one version of it all. */
export interface References {
  readonly strategyBattle: StrategyBattleReference;
  readonly fellowship: FellowshipReference;
  readonly warOfTheRing: WarOfTheRingReference;
}

/** The table of a rules ledger. */
export type LedgerTable = new () => LedgerColumns & { contentVersion: string };

/** How the reference data of one rule system gets out of its seed files, into its tables and back. */
export interface ReferenceSystem<Reference> {
  readonly id: RuleSystemId;
  /** A content version that has no row here was stored before the rule system came. */
  readonly ledger: LedgerTable;
  /** @param directory the folder that holds the seed folders of the rule systems */
  readonly readSeeds: (directory: string) => ReadSeeds<Reference>;
  readonly write: (reference: Reference, rows: RowSet) => void;
  readonly read: (rows: RowSet) => Reference;
}

type ReferenceSystems = { readonly [System in keyof References]: ReferenceSystem<References[System]> };

/** The register of rule systems that have reference data. Their tables are in the register of entities. */
export const REFERENCE_SYSTEMS: ReferenceSystems = {
  strategyBattle: {
    id: 'strategy-battle', ledger: RuleRow,
    readSeeds: (directory) => readSeedSystem(STRATEGY_BATTLE_SEEDS, directory), write: writeStrategyBattle, read: readStrategyBattle,
  },
  fellowship: {
    id: 'fellowship', ledger: FellowshipRuleRow,
    readSeeds: (directory) => readSeedSystem(FELLOWSHIP_SEEDS, directory), write: writeFellowship, read: readFellowship,
  },
  warOfTheRing: {
    id: 'war-of-the-ring', ledger: WarRuleRow,
    readSeeds: (directory) => readSeedSystem(WAR_OF_THE_RING_SEEDS, directory), write: writeWarOfTheRing, read: readWarOfTheRing,
  },
};

const SYSTEMS = Object.keys(REFERENCE_SYSTEMS) as (keyof References)[];

/** Adds the rows of all records of all rule systems. */
export function writeReferences(references: References, rows: RowSet): void {
  REFERENCE_SYSTEMS.strategyBattle.write(references.strategyBattle, rows);
  REFERENCE_SYSTEMS.fellowship.write(references.fellowship, rows);
  REFERENCE_SYSTEMS.warOfTheRing.write(references.warOfTheRing, rows);
}

/** The records that the rows were made from, in their order. */
export function readReferences(rows: RowSet): References {
  return Object.fromEntries(SYSTEMS.map((system) => [system, REFERENCE_SYSTEMS[system].read(rows)])) as unknown as References;
}
