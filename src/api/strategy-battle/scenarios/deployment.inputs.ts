import type { Side } from '../../../rules/strategy-battle/data-words.js';
import type { Measure } from '../../../rules/strategy-battle/scenario/board.js';
import { DEFAULT_BASE, FORCES, MOST_MODELS, type DeploymentRequest, type Forces, type ModelOnTable } from '../../../rules/strategy-battle/scenario/deployment/deployment-report.js';
import { ChoiceField, FlagField, IdField, ListField, NumberField, ObjectField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { InputShape } from '../../shared/fields/shape-decorators.js';
import { id, object } from '../../shared/fields/values.js';
import { MEASURES, SIDES } from '../views/words.js';

const FARTHEST = 1000;
const MOST_OPTIONS = 20;
const MOST_BOARDS = 4;
const MOST_FEATURES = 20;
const absent = { optional: true, nullable: true } as const;
const length = { min: 0.1, max: FARTHEST } as const;
const place = { min: -FARTHEST, max: FARTHEST } as const;

@InputShape('StrategyBattleDeploymentPointInput', 'A spot on a board, from its south-west corner.')
export class PointInput {
  @NumberField({ description: 'To the east.', ...place, example: 24 }) readonly x!: number;
  @NumberField({ description: 'To the north.', ...place, example: 6 }) readonly y!: number;
}

@InputShape('StrategyBattleDeploymentFeatureInput', 'Where a feature lies that the scenario does not place.')
export class FeaturePlaceInput extends PointInput {
  @IdField({ description: 'Id of the feature.', example: 'crack-of-doom' }) readonly id!: string;
}

@InputShape('StrategyBattleDeploymentBoardInput', 'Size of a board that the scenario does not size.')
export class BoardSizeInput {
  @IdField({ description: 'Id of the board.', example: 'osgiliath' }) readonly id!: string;
  @NumberField({ description: 'From west to east.', ...length, example: 72 }) readonly width!: number;
  @NumberField({ description: 'From south to north.', ...length, example: 48 }) readonly depth!: number;
}

@InputShape('StrategyBattleDeploymentModelInput', 'One model, and where its base is centred.')
export class ModelOnTableInput implements ModelOnTable {
  @ChoiceField(SIDES, { description: 'Whose it is.', example: 'good' }) readonly side!: Side;
  @IdField({ description: 'Id of the unit.', example: 'warrior-of-minas-tirith' }) readonly unit!: string;
  @IdField({ description: 'Variant of the unit.', ...absent }) readonly variant!: string | null;
  @ListField(id(), { description: 'Options bought, mounts among them.', max: MOST_OPTIONS, default: [] }) readonly options!: readonly string[];
  @ObjectField(() => PointInput, { description: 'Centre of the base; absent while the model is not on a table.', ...absent }) readonly at!: PointInput | null;
  @IdField({ description: 'Id of the board; the main one where it is absent.', ...absent }) readonly board!: string | null;
  @NumberField({ description: `Diameter of the base; ${DEFAULT_BASE.inches}" or ${DEFAULT_BASE.cm}cm where it is absent.`, ...absent, min: 0.1, max: 20 }) readonly base!: number | null;
  @IdField({ description: 'Id of the placement that the model is meant for; the one that fits where it is absent.', ...absent }) readonly placement!: string | null;
  @WholeNumberField({ description: 'Index of the model that carries this one as a passenger (SB-CAV-012).', ...absent, min: 0, max: MOST_MODELS - 1 }) readonly carriedBy!: number | null;
  @FlagField({ description: 'Carries the Ring.', default: false }) readonly ringBearer!: boolean;
}

/** Runs for `skirmish-in-osgiliath`, whose text gives no size for its board. */
const EXAMPLE = {
  measure: 'inches', partial: true, boards: [{ id: 'osgiliath', width: 72, depth: 48 }],
  models: [{ side: 'good', unit: 'warrior-of-minas-tirith', options: ['bow'], at: { x: 30, y: 37 } }, { side: 'evil', unit: 'orc-warrior', at: { x: 30, y: 30 } }],
} as const;

@InputShape('StrategyBattleDeploymentInput', 'A set-up on the table. All figures are in one measure (SB-MEAS-002).', { example: EXAMPLE })
export class DeploymentInput implements DeploymentRequest {
  @ChoiceField(MEASURES, { description: 'Of every figure of the request.', default: 'inches' }) readonly measure!: Measure;
  @ChoiceField(FORCES, { description: "The scenario's own participants, or forces that the players chose by points.", default: 'participants' }) readonly forces!: Forces;
  @FlagField({ description: 'A set-up under way: what is still missing is not told.', default: false }) readonly partial!: boolean;
  @ListField(object(() => BoardSizeInput), { description: 'Sizes of boards that the scenario does not size.', max: MOST_BOARDS, default: [] }) readonly boards!: readonly BoardSizeInput[];
  @ListField(object(() => FeaturePlaceInput), { description: 'Spots of features that the scenario does not place.', max: MOST_FEATURES, default: [] }) readonly features!: readonly FeaturePlaceInput[];
  @ListField(object(() => ModelOnTableInput), { description: 'The models of both sides.', min: 1, max: MOST_MODELS }) readonly models!: readonly ModelOnTableInput[];
}
