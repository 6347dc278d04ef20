import type { ProfileReport, ProfileRequest } from '../../profile-report.js';
import { Problems } from '../../problems.js';
import type { RulebookData } from '../../rulebook-data.js';
import { checkDeployment, type ModelBook } from './check-deployment.js';
import type { DeploymentReport, DeploymentRequest, ModelOnTable, StagedScenario } from './deployment-report.js';

/** Judges set-ups over one version of the data. */
export type DeploymentCheck = (scenario: StagedScenario, request: DeploymentRequest) => DeploymentReport;

/** `priced`: what a model costs as bought (SB-S04-003 asks for the dearest Hero). */
export function createDeploymentCheck(data: RulebookData, priced: (model: ProfileRequest) => ProfileReport): DeploymentCheck {
  const nameOf = (unit: string): string => data.index.units.get(unit)?.name ?? unit;
  const heroPoints = ({ unit, variant, options }: ModelOnTable): number => (data.index.units.get(unit)?.kind === 'hero' ? priced({ unit, variant, options }).points : 0);
  const book: ModelBook = {
    nameOf,
    facts: (model) => ({ name: nameOf(model.unit), heroPoints: heroPoints(model), specialRules: data.index.units.get(model.unit)?.specialRules ?? [] }),
  };
  return (scenario, request) => {
    refuseUnknown(data, request.models);
    return checkDeployment(scenario, request, book);
  };
}

/** @throws RuleError for units and options that do not exist */
function refuseUnknown(data: RulebookData, models: readonly ModelOnTable[]): void {
  const problems = new Problems(data);
  models.forEach(({ unit, options }, index) => {
    problems.unit(`/models/${index}/unit`, unit);
    problems.options(`/models/${index}/options`, options, unit);
  });
  problems.throwIfAny();
}
