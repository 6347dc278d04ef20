import { DEPLOYMENT_CODES } from '../../../rules/strategy-battle/scenario/deployment/deployment-report.js';
import { ChoiceField, FlagField, IdField, ListField, NumberField, ObjectField, TextField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { object, text, wholeNumber } from '../../shared/fields/values.js';
import { findingFields } from '../../shared/findings/finding.fields.js';
import { VersionsView } from '../../shared/versions/versions.view.js';
import { MEASURES, SIDES } from '../views/words.js';

@OutputShape('StrategyBattleDeploymentFinding', 'Something that the check has to say about a model, or about the set-up.')
export class DeploymentFindingView extends findingFields({ codes: DEPLOYMENT_CODES, pointer: '/models/3/at', rule: 'SB-S01-003', figures: 'exact' }) {}

@OutputShape('StrategyBattleDeploymentBoard', 'A board as the check took it.')
export class CheckedBoardView {
  @IdField({ description: 'Id of the board.' }) readonly id!: string;
  @NumberField({ description: 'From west to east, in the measure of the request.', example: 72 }) readonly width!: number;
  @NumberField({ description: 'From south to north.', example: 48 }) readonly depth!: number;
}

@OutputShape('StrategyBattleCheckedPlacement', 'A placement of the scenario, with the models that were judged as its own.')
export class CheckedPlacementView {
  @IdField({ description: 'Id of the placement.' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @ChoiceField(SIDES, { description: 'Whose models.' }) readonly side!: string;
  @WholeNumberField({ description: 'Turn of placing, from 1.', min: 1 }) readonly step!: number;
  @IdField({ description: 'Row of the rules ledger.', example: 'SB-S01-003' }) readonly rule!: string;
  @TextField({ description: 'What it asks for, in words.' }) readonly text!: string;
  @ListField(wholeNumber({ min: 0 }), { description: 'Indexes of its models in the request.' }) readonly models!: readonly number[];
}

@OutputShape('StrategyBattleDeploymentReport', 'Whether a set-up is as the scenario asks for.')
export class DeploymentReportView {
  @IdField({ description: 'Id of the scenario.' }) readonly scenario!: string;
  @FlagField({ description: 'No finding is an error.' }) readonly valid!: boolean;
  @ChoiceField(MEASURES, { description: 'Of every figure.' }) readonly measure!: string;
  @ListField(object(() => CheckedBoardView), { description: 'The boards.' }) readonly boards!: readonly CheckedBoardView[];
  @ListField(object(() => CheckedPlacementView), { description: 'The placements in order, with the models that were taken for them.' }) readonly placements!: readonly CheckedPlacementView[];
  @ListField(object(() => DeploymentFindingView), { description: 'What is wrong.' }) readonly findings!: readonly DeploymentFindingView[];
  @ListField(text(), { description: 'What the text leaves open, and nobody judged.' }) readonly unchecked!: readonly string[];
  @ListField(text(), { description: 'Readings taken and choices made for the caller.' }) readonly assumptions!: readonly string[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}
