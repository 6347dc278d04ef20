import type { StrategyBattleReference } from '../../rules/strategy-battle/reference.js';
import { RuleRow } from '../entities/strategy-battle/rule.js';
import { readLedger, writeLedger } from './ledger.js';
import type { RowSet } from './row-set.js';
import { readCharts, writeCharts } from './strategy-battle/charts.js';
import { readRaces, writeRaces } from './strategy-battle/races.js';
import { readScenarios, writeScenarios } from './strategy-battle/scenarios.js';
import { readMagicalPowers, readSpecialRules, writeMagicalPowers, writeSpecialRules } from './strategy-battle/special-rules.js';
import { readUnits, writeUnits } from './strategy-battle/units.js';
import { readWargear, writeWargear } from './strategy-battle/wargear.js';

/** Adds the rows of all records. */
export function writeStrategyBattle(reference: StrategyBattleReference, rows: RowSet): void {
  writeLedger(RuleRow, reference.rules, rows);
  writeWargear(reference.wargear, rows);
  writeRaces(reference.races, rows);
  writeSpecialRules(reference.specialRules, rows);
  writeMagicalPowers(reference.magicalPowers, rows);
  writeUnits(reference.units, rows);
  writeCharts(reference.charts, rows);
  writeScenarios(reference.scenarios, rows);
}

/** The records that the rows were made from, in their order. */
export function readStrategyBattle(rows: RowSet): StrategyBattleReference {
  return {
    races: readRaces(rows),
    units: readUnits(rows),
    wargear: readWargear(rows),
    specialRules: readSpecialRules(rows),
    magicalPowers: readMagicalPowers(rows),
    charts: readCharts(rows),
    scenarios: readScenarios(rows),
    rules: readLedger(RuleRow, rows),
  };
}
