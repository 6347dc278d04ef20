import type { Scenario } from '../../../../rules/strategy-battle/scenario/scenario-reference.js';
import { ScenarioCampaignUnitRow } from '../../../entities/strategy-battle/scenario/campaign-unit.js';
import { ScenarioCampaignRow } from '../../../entities/strategy-battle/scenario/campaign.js';
import { ScenarioSpecialRuleLedgerRow } from '../../../entities/strategy-battle/scenario/special-rule-ledger.js';
import { ScenarioSpecialRuleRow } from '../../../entities/strategy-battle/scenario/special-rule.js';
import type { RowSet } from '../../row-set.js';

/** Rules of a scenario alone with their rows of the ledger, and the battles that lead to it. */
export function writeLinks({ id: scenarioId, specialRules, campaign }: Scenario, rows: RowSet): void {
  rows.addList(ScenarioSpecialRuleRow, specialRules.map(({ id, name, text }) => ({ scenarioId, id, name, text })));
  for (const { id: specialRuleId, rules } of specialRules) {
    rows.addList(ScenarioSpecialRuleLedgerRow, rules.map((ruleId) => ({ scenarioId, specialRuleId, ruleId })));
  }
  rows.addList(ScenarioCampaignRow, campaign.map(({ scenario }) => ({ scenarioId, earlierId: scenario })));
  campaign.forEach(({ units }, index) => rows.addList(ScenarioCampaignUnitRow, units.map((unitId) => ({ scenarioId, campaign: index, unitId }))));
}

export function readLinks(rows: RowSet): (scenarioId: string) => Pick<Scenario, 'specialRules' | 'campaign'> {
  const specialRules = rows.by(ScenarioSpecialRuleRow, ({ scenarioId }) => scenarioId);
  const ledger = rows.by(ScenarioSpecialRuleLedgerRow, ({ scenarioId, specialRuleId }) => `${scenarioId}/${specialRuleId}`);
  const campaign = rows.by(ScenarioCampaignRow, ({ scenarioId }) => scenarioId);
  const units = rows.by(ScenarioCampaignUnitRow, (row) => `${row.scenarioId}/${row.campaign}`);
  return (scenarioId) => ({
    specialRules: specialRules(scenarioId).map(({ id, name, text }) => ({ id, name, text, rules: ledger(`${scenarioId}/${id}`).map(({ ruleId }) => ruleId) })),
    campaign: campaign(scenarioId).map(({ earlierId, ordinal }) => ({ scenario: earlierId, units: units(`${scenarioId}/${ordinal}`).map(({ unitId }) => unitId) })),
  });
}
