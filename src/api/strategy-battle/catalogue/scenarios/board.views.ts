import { EDGES, type Board, type Feature, type FeatureShape, type Place } from '../../../../rules/strategy-battle/scenario/board.js';
import type { Side } from '../../../../rules/strategy-battle/reference.js';
import { ChoiceField, IdField, ListField, ObjectField, TextField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, text } from '../../../shared/fields/values.js';
import { DistanceView } from '../../views/measures.views.js';
import { SIDES } from '../../views/words.js';

export const PLACE_KINDS = ['centre', 'edge-centre', 'from-edge', 'feature'] as const satisfies readonly Place['kind'][];
const SHAPE_KINDS = ['spot', 'along-edge', 'rectangle', 'band', 'scattered', 'lost'] as const satisfies readonly FeatureShape['kind'][];

@OutputShape('StrategyBattlePlace', 'A spot on a board, in words, so that it holds on a board of any size. What is null does not belong to its kind.')
export class PlaceView {
  @ChoiceField(PLACE_KINDS, { description: 'What kind of spot.' }) readonly kind!: Place['kind'];
  @ChoiceField(EDGES, { description: 'Edge that it is measured from.', nullable: true }) readonly edge!: string | null;
  @ObjectField(() => DistanceView, { description: 'How far from the centre of that edge, towards the centre of the board.', nullable: true }) readonly distance!: DistanceView | null;
  @IdField({ description: 'Id of the feature that lies there.', nullable: true }) readonly feature!: string | null;
}

@OutputShape('StrategyBattleBoardSize', 'Width and depth of a board.')
export class BoardSizeView {
  @ObjectField(() => DistanceView, { description: 'From west to east.' }) readonly width!: DistanceView;
  @ObjectField(() => DistanceView, { description: 'From south to north.' }) readonly depth!: DistanceView;
}

@OutputShape('StrategyBattleBoardEdge', 'What an edge of a board stands for.')
export class BoardEdgeView {
  @ChoiceField(EDGES, { description: 'The edge.' }) readonly edge!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @ChoiceField(SIDES, { description: 'Side that it belongs to; null for neither.', nullable: true }) readonly side!: Side | null;
}

@OutputShape('StrategyBattleFeature', 'Something on a board that the scenario speaks of. What is null does not belong to its kind.')
export class FeatureView {
  @IdField({ description: 'Id within its scenario.', example: 'gate' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it is and does, in our own words.' }) readonly text!: string;
  @ChoiceField(SHAPE_KINDS, { description: 'What is known of its place: `lost` stands on a map that the source has lost.' }) readonly kind!: FeatureShape['kind'];
  @ChoiceField(EDGES, { description: 'Edge that it lies along.', nullable: true }) readonly edge!: string | null;
  @ObjectField(() => PlaceView, { description: 'Where it lies, or where a band begins.', nullable: true }) readonly place!: PlaceView | null;
  @ObjectField(() => PlaceView, { description: 'Where a band ends.', nullable: true }) readonly end!: PlaceView | null;
  @ObjectField(() => DistanceView, { description: 'Width; null where the text gives none.', nullable: true }) readonly width!: DistanceView | null;
  @ObjectField(() => DistanceView, { description: 'Depth.', nullable: true }) readonly depth!: DistanceView | null;
}

@OutputShape('StrategyBattleBoard', 'A playing surface.')
export class BoardView {
  @IdField({ description: 'Id within its scenario.' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @ObjectField(() => BoardSizeView, { description: 'Size; null where the text gives none.', nullable: true }) readonly size!: BoardSizeView | null;
  @ObjectField(() => BoardSizeView, { description: 'How large its map draws it.' }) readonly drawnAs!: BoardSizeView;
  @ListField(object(() => BoardEdgeView), { description: 'Edges that stand for something.' }) readonly edges!: readonly BoardEdgeView[];
  @ListField(object(() => FeatureView), { description: 'What lies on it.' }) readonly features!: readonly FeatureView[];
  @ListField(text(), { description: 'What the source leaves open about it.' }) readonly open!: readonly string[];
}

export function boardView({ features, ...board }: Board): BoardView {
  return { ...board, features: features.map(featureView) };
}

function featureView({ id, name, text: told, shape }: Feature): FeatureView {
  const place = 'place' in shape ? shape.place : 'from' in shape ? shape.from : null;
  return {
    id, name, text: told, kind: shape.kind,
    edge: 'edge' in shape ? shape.edge : null,
    place: place === null ? null : placeView(place),
    end: 'to' in shape ? placeView(shape.to) : null,
    width: 'width' in shape ? shape.width : null,
    depth: 'depth' in shape ? shape.depth : null,
  };
}

export function placeView(place: Place): PlaceView {
  return { edge: null, distance: null, feature: null, ...place };
}
