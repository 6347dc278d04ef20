import type { Side } from '../../../../rules/strategy-battle/reference.js';
import { EDGES } from '../../../../rules/strategy-battle/scenario/board.js';
import {
  SELECTOR_KINDS, SEPARATION_FROM_KINDS, SEPARATION_RELATIONS, SHARE_KINDS, ZONE_KINDS, type Deployment, type Placement, type Zone,
} from '../../../../rules/strategy-battle/scenario/zones.js';
import { ChoiceField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { choice, id, object } from '../../../shared/fields/values.js';
import { DistanceView } from '../../views/measures.views.js';
import { SIDES } from '../../views/words.js';
import { PlaceView, placeView } from './board.views.js';

@OutputShape('StrategyBattleZone', 'Where a model may stand. What is null or empty does not belong to its kind.')
export class ZoneView {
  @ChoiceField(ZONE_KINDS, { description: 'What kind of zone.' }) readonly kind!: string;
  @ListField(choice(EDGES), { description: 'Edges that it lies at; any one of them will do.' }) readonly edges!: readonly string[];
  @ObjectField(() => DistanceView, { description: 'Within (`strip`, `around`) or at least (`inside`) this distance.', nullable: true }) readonly distance!: DistanceView | null;
  @ObjectField(() => PlaceView, { description: 'Spot that it lies around or on.', nullable: true }) readonly place!: PlaceView | null;
  @ObjectField(() => DistanceView, { description: 'Width of a rectangle, or length of a block along its edge.', nullable: true }) readonly width!: DistanceView | null;
  @ObjectField(() => DistanceView, { description: 'Depth of a rectangle or block.', nullable: true }) readonly depth!: DistanceView | null;
  @IdField({ description: 'Id of the placement that it lies across from.', nullable: true }) readonly placement!: string | null;
  @TextField({ description: 'What is known in words alone, or when models come that are not on the table.', nullable: true }) readonly text!: string | null;
}

@OutputShape('StrategyBattleSelector', 'Models that a placement speaks of. What is null or empty does not belong to its kind.')
export class SelectorView {
  @ChoiceField(SELECTOR_KINDS, { description: '`leader` is, in a points match, the most expensive Hero; `rest` whoever no other placement names.' }) readonly kind!: string;
  @IdField({ description: 'Id of the unit.', nullable: true }) readonly unit!: string | null;
  @ListField(id(), { description: 'Wargear that all of them carry.' }) readonly options!: readonly string[];
  @WholeNumberField({ description: 'How many; null for all.', nullable: true }) readonly count!: number | null;
  @IdField({ description: 'Group of the participants.', nullable: true }) readonly group!: string | null;
}

@OutputShape('StrategyBattleShareOfModels', 'How many of the models a placement takes.')
export class ShareView {
  @ChoiceField(SHARE_KINDS, { description: '`equal-part`: parts differ by one model at most.' }) readonly kind!: string;
  @WholeNumberField({ description: 'How many models.', nullable: true }) readonly count!: number | null;
  @WholeNumberField({ description: 'Into how many equal parts they are divided.', nullable: true }) readonly parts!: number | null;
}

@OutputShape('StrategyBattleSeparation', 'How far models keep from others.')
export class SeparationView {
  @ChoiceField(SEPARATION_FROM_KINDS, { description: 'From whom it is measured.' }) readonly from!: string;
  @IdField({ description: 'Id of the placement whose models are meant.', nullable: true }) readonly placement!: string | null;
  @ChoiceField(SEPARATION_RELATIONS, { description: 'How the gap compares with the distance.' }) readonly relation!: string;
  @ObjectField(() => DistanceView, { description: 'The distance.' }) readonly distance!: DistanceView;
}

@OutputShape('StrategyBattlePlacement', 'Who goes where.')
export class PlacementView {
  @IdField({ description: 'Id within its scenario.' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @ListField(object(() => SelectorView), { description: 'Who is placed.' }) readonly who!: readonly SelectorView[];
  @ObjectField(() => ShareView, { description: 'How many of them.' }) readonly share!: ShareView;
  @IdField({ description: 'Id of the board; null for the main board.', nullable: true }) readonly board!: string | null;
  @ListField(object(() => ZoneView), { description: 'Where they may stand: any one of these will do.' }) readonly zones!: readonly ZoneView[];
  @ListField(object(() => SeparationView), { description: 'How far they keep from others.' }) readonly separations!: readonly SeparationView[];
  @TextField({ description: 'The same in our own words.' }) readonly text!: string;
  @IdField({ description: 'Row of the rules ledger.', example: 'SB-S01-003' }) readonly rule!: string;
}

@OutputShape('StrategyBattleDeploymentStep', "One player's turn to place models.")
export class DeploymentStepView {
  @ChoiceField(SIDES, { description: 'Who places.' }) readonly side!: Side;
  @ListField(object(() => PlacementView), { description: 'What is placed.' }) readonly placements!: readonly PlacementView[];
}

@OutputShape('StrategyBattleDeployment', 'How both forces are set up, in order.')
export class DeploymentView {
  @ChoiceField(SIDES, { description: 'Who places first.' }) readonly first!: Side;
  @ListField(object(() => DeploymentStepView), { description: 'The steps in order.' }) readonly steps!: readonly DeploymentStepView[];
}

export function deploymentView({ first, steps }: Deployment): DeploymentView {
  return { first, steps: steps.map(({ side, placements }) => ({ side, placements: placements.map(placementView) })) };
}

function placementView({ who, share, zones, separations, ...placement }: Placement): PlacementView {
  return {
    ...placement,
    who: who.map((selector) => ({ unit: null, options: [], count: null, group: null, ...selector })),
    share: { count: null, parts: null, ...share },
    zones: zones.map(zoneView),
    separations: separations.map(({ from, relation, distance }) => ({ from: from.kind, placement: from.kind === 'placement' ? from.placement : null, relation, distance })),
  };
}

function zoneView(zone: Zone): ZoneView {
  return {
    kind: zone.kind,
    edges: 'edges' in zone ? zone.edges : 'edge' in zone ? [zone.edge] : [],
    distance: 'distance' in zone ? zone.distance : null,
    place: 'place' in zone ? placeView(zone.place) : null,
    width: 'width' in zone ? zone.width : null,
    depth: 'depth' in zone ? zone.depth : null,
    placement: 'placement' in zone ? zone.placement : null,
    text: 'text' in zone ? zone.text : null,
  };
}
