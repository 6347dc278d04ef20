import type { ArmyReport, ArmyRequest } from './army/army-report.js';
import type { Combat } from './combat/combat.js';
import type { ProfileReport, ProfileRequest } from './profile-report.js';
import type { ReferenceIndex } from './reference-index.js';
import type { StrategyBattleReference } from './reference.js';
import type { ScenarioOperations } from './scenario/scenario-operations.js';

/** The strategy-battle rulebook as one object, built once over one version of its data. */
export interface StrategyBattle {
  readonly reference: StrategyBattleReference;
  /** The same records by id. */
  readonly index: ReferenceIndex;
  /** Everything that rolls dice, and what may be asked around it. */
  readonly combat: Combat;
  /** What is asked of one scenario. */
  readonly scenarios: ScenarioOperations;
  /**
   * Profile math (SB-PROF-…): unit, variant and wargear to effective profile and cost.
   * @throws RuleError for ids that do not exist. An illegal choice is a finding.
   */
  resolveProfile(request: ProfileRequest): ProfileReport;
  /**
   * Judges a force (SB-ARMY-…), with the points match of the scenario where one is named.
   * @throws RuleError for ids that do not exist. An illegal force is a report with `valid: false`.
   */
  validateArmy(request: ArmyRequest): ArmyReport;
}
