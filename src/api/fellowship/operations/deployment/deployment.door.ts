import { FINDING_CODES } from '../../../../rules/fellowship/deployment/deployment-types.js';
import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import type { Side } from '../../../../rules/fellowship/reference.js';
import { ChoiceField, FlagField, IdField, ListField, NumberField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { choice, object } from '../../../shared/fields/values.js';
import { findingFields } from '../../../shared/findings/finding.fields.js';
import type { QuestionDoor } from '../../../shared/operations/question-door.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { SIDE_WORDS } from '../../views/words.js';
import { SideChancesView } from '../initiative/initiative.door.js';
import { AskedView } from '../operation.fields.js';
import { DeploymentInput } from './deployment.inputs.js';

const NEXT = ['roll', 'good', 'evil', 'nobody'] as const;

@OutputShape('FellowshipDeploymentFinding', 'Something that is wrong at one place of the request.')
export class DeploymentFindingView extends findingFields({ codes: FINDING_CODES, pointer: '/units/0/depth', rule: 'FS-DEPL-001', figures: 'exact' }) {}

@OutputShape('FellowshipDeploymentZone', 'Where a side may stand.')
export class DeploymentZoneView {
  @ChoiceField(['either', 'attacker', 'defender'], { description: 'Which side.' }) readonly side!: string;
  @WholeNumberField({ description: 'Depth as printed; null for half of the table.', nullable: true }) readonly depth!: number | null;
  @NumberField({ description: 'Depth on this table, in centimetres.' }) readonly cm!: number;
}

@OutputShape('FellowshipForceReport', 'A force in numbers.')
export class ForceReportView {
  @ChoiceField(SIDE_WORDS, { description: 'Its side.' }) readonly side!: Side;
  @WholeNumberField({ description: 'Figures.' }) readonly figures!: number;
  @WholeNumberField({ description: 'Hero points by their marks.' }) readonly heroPoints!: number;
  @WholeNumberField({ description: 'Scouts among them.' }) readonly scouts!: number;
  @WholeNumberField({ description: "Sum of the scouts' ability values, their penalty taken off." }) readonly scoutingTotal!: number;
}

@OutputShape('FellowshipPlacingRoll', 'One roll of both sides.')
export class PlacingRollView {
  @ChanceField('Good rolls less and places a unit.') readonly good!: ProbabilityView;
  @ChanceField('Evil does.') readonly evil!: ProbabilityView;
  @ChanceField('The roll is drawn and thrown again.') readonly tie!: ProbabilityView;
}

@OutputShape('FellowshipPlacingReport', 'The placing of units in turn.')
export class PlacingReportView {
  @ListField(choice(SIDE_WORDS), { description: 'Who has placed, roll by roll.' }) readonly placed!: readonly Side[];
  @ChoiceField(NEXT, { description: 'What comes next.' }) readonly next!: string;
  @ObjectField(() => SideChancesView, { description: 'Chances to have placed everything first, from here on.' }) readonly finishesFirst!: SideChancesView;
  @ObjectField(() => PlacingRollView, { description: 'One roll.' }) readonly oneRoll!: PlacingRollView;
}

@OutputShape('FellowshipDeploymentReport', 'Whether forces and their places are as the rules ask for.')
export class DeploymentReportView extends AskedView {
  @FlagField({ description: 'Nothing is wrong.' }) readonly valid!: boolean;
  @IdField({ description: 'Kind of engagement.' }) readonly engagement!: string;
  @ListField(object(() => DeploymentZoneView), { description: 'Where each side may stand; empty where the players agree.' }) readonly zones!: readonly DeploymentZoneView[];
  @ListField(object(() => ForceReportView), { description: 'The forces.' }) readonly forces!: readonly ForceReportView[];
  @WholeNumberField({ description: 'Terrain pieces that the attacker may change, by his roll; null without one.', nullable: true }) readonly terrainPieces!: number | null;
  @WholeNumberField({ description: 'Units that may be moved after set-up.' }) readonly relocations!: number;
  @ChoiceField([...SIDE_WORDS, 'roll-again'], { description: 'Who picks an edge; null without a roll.', nullable: true }) readonly edgeChosenBy!: string | null;
  @ObjectField(() => PlacingReportView, { description: 'The placing in turn; null where it was not asked for.', nullable: true }) readonly placing!: PlacingReportView | null;
  @ListField(object(() => DeploymentFindingView), { description: 'What is wrong.' }) readonly findings!: readonly DeploymentFindingView[];
}

export const DEPLOYMENT_DOOR: QuestionDoor<Fellowship> = {
  path: 'deployment', field: 'deployment', summary: 'Judge forces and a set-up', description: 'Leaders, drovers, horns, skills and points of forces; zones, markers, terrain and relocations of each kind of engagement; and who places units first.',
  input: DeploymentInput, view: DeploymentReportView, question: (book) => book.deployment,
};
