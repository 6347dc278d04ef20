import type { ArmyReport, ArmyRequest } from '../../../src/rules/strategy-battle/army/army-report.js';
import { validateArmy } from '../../../src/rules/strategy-battle/army/validate-army.js';
import { Models } from '../../../src/rules/strategy-battle/profile.js';
import type { ProfileReport, ProfileRequest } from '../../../src/rules/strategy-battle/profile-report.js';
import type { StrategyBattleReference } from '../../../src/rules/strategy-battle/reference.js';
import { prepareData } from '../../../src/rules/strategy-battle/rulebook-data.js';

/** Profile math and army validation over any reference, without the rest of the rulebook. */
export interface Rules {
  readonly reference: StrategyBattleReference;
  resolveProfile(request: ProfileRequest): ProfileReport;
  validateArmy(request: ArmyRequest): ArmyReport;
}

export function rulesOver(reference: StrategyBattleReference): Rules {
  const data = prepareData(reference);
  const models = new Models(data);
  return {
    reference,
    resolveProfile: (request) => models.resolveProfile(request),
    validateArmy: (request) => validateArmy(data, models, request),
  };
}
