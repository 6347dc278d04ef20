import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import type { MovementRequest } from '../../../../rules/fellowship/movement/movement-types.js';
import { FlagField, IdField, ListField, NumberField, ObjectField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import type { QuestionDoor } from '../../../shared/operations/question-door.js';
import { absent, cm } from '../../views/words.js';
import { ConditionFields } from '../figures/figure.fields.js';
import { AskedView, ChangeView } from '../operation.fields.js';
import { ArrivingInput, CrossingInput, EngineInput, FleeingInput, LeavingInput, MountingInput, ReclamationInput } from './movement-parts.inputs.js';
import { ArrivingReportView, CrossingReportView, EngineReportView, FleeingReportView, LeavingReportView, MountingReportView, ReclamationReportView } from './movement-parts.views.js';

export const MOST_STRETCHES = 50;

@InputShape('FellowshipStretchInput', 'A stretch of the way.')
export class StretchInput {
  @IdField({ names: 'terrain', description: 'open, or an id of the catalogue of terrain.', example: 'woods' }) readonly terrain!: string;
  @NumberField({ description: 'Centimetres.', ...cm }) readonly cm!: number;
}

@InputShape('FellowshipMovementInput', 'A move. The parts below are asked for by being there.', { example: { race: 'good-men', night: true, path: [{ terrain: 'open', cm: 4 }, { terrain: 'woods', cm: 3 }] } })
export class MovementInput extends ConditionFields implements MovementRequest {
  @IdField({ names: 'race', description: 'Movement entry.', ...absent, example: 'good-men' }) readonly race!: string | null;
  @NumberField({ description: 'Or a normal rate of its own, in centimetres.', ...cm, ...absent }) readonly rate!: number | null;
  @FlagField({ description: 'With a rate of its own: it sees well at night.', ...absent }) readonly nightVision!: boolean | null;
  @FlagField({ description: 'It is night.', default: false }) readonly night!: boolean;
  @IdField({ names: 'terrain', description: 'Ground of the whole move.', default: 'open' }) readonly terrain!: string;
  @ListField(object(() => StretchInput), { description: 'The way, stretch by stretch.', max: MOST_STRETCHES, default: [] }) readonly path!: readonly StretchInput[];
  @FlagField({ description: 'Enemy scouts make it wary (FS-SCOUT-002).', default: false }) readonly wary!: boolean;
  @IdField({ names: 'phase', description: 'Code of the phase.', max: 8, default: '4c' }) readonly phase!: string;
  @FlagField({ description: 'It turned on the spot.', default: false }) readonly turned!: boolean;
  @FlagField({ description: 'In woods.', default: false }) readonly inWoods!: boolean;
  @ObjectField(() => CrossingInput, { description: 'Passing through others.', ...absent }) readonly crossing!: CrossingInput | null;
  @ObjectField(() => MountingInput, { description: 'Getting on or off.', ...absent }) readonly mounting!: MountingInput | null;
  @ObjectField(() => LeavingInput, { description: 'Leaving close combat.', ...absent }) readonly leaving!: LeavingInput | null;
  @ObjectField(() => FleeingInput, { description: 'Running in terror.', ...absent }) readonly fleeing!: FleeingInput | null;
  @ObjectField(() => ReclamationInput, { description: 'Taking the ground of the dead.', ...absent }) readonly reclamation!: ReclamationInput | null;
  @ObjectField(() => EngineInput, { description: 'A siege engine.', ...absent }) readonly engine!: EngineInput | null;
  @ObjectField(() => ArrivingInput, { description: 'Coming to the table out of an ambush.', ...absent }) readonly arriving!: ArrivingInput | null;
}

@OutputShape('FellowshipMovementReport', 'A move worked out. Lengths are in centimetres.')
export class MovementReportView extends AskedView {
  @NumberField({ description: 'Normal rate after night and shield.' }) readonly rate!: number;
  @NumberField({ description: 'What may be spent.' }) readonly allowance!: number;
  @NumberField({ description: 'How far it gets over the ground named.' }) readonly reach!: number;
  @NumberField({ description: 'What the way costs.' }) readonly spent!: number;
  @NumberField({ description: 'What is left.' }) readonly left!: number;
  @FlagField({ description: 'The way is not too long.' }) readonly within!: boolean;
  @FlagField({ description: 'It has moved.' }) readonly moved!: boolean;
  @FlagField({ description: 'It shoots without a penalty; null where the lost page decides.', nullable: true }) readonly shootsUnpenalised!: boolean | null;
  @FlagField({ description: 'It ignores zones of control.' }) readonly ignoresZones!: boolean;
  @FlagField({ description: 'It has a zone of control.' }) readonly zoneOfControl!: boolean;
  @ObjectField(() => CrossingReportView, { description: 'Passing through others.', nullable: true }) readonly crossing!: CrossingReportView | null;
  @ObjectField(() => MountingReportView, { description: 'Getting on or off.', nullable: true }) readonly mounting!: MountingReportView | null;
  @ObjectField(() => LeavingReportView, { description: 'Leaving close combat.', nullable: true }) readonly leaving!: LeavingReportView | null;
  @ObjectField(() => FleeingReportView, { description: 'Running in terror.', nullable: true }) readonly fleeing!: FleeingReportView | null;
  @ObjectField(() => ReclamationReportView, { description: 'Taking the ground of the dead.', nullable: true }) readonly reclamation!: ReclamationReportView | null;
  @ObjectField(() => EngineReportView, { description: 'A siege engine.', nullable: true }) readonly engine!: EngineReportView | null;
  @ObjectField(() => ArrivingReportView, { description: 'Coming to the table out of an ambush.', nullable: true }) readonly arriving!: ArrivingReportView | null;
  @ListField(object(() => ChangeView), { description: 'Every change of the rate.' }) readonly changes!: readonly ChangeView[];
}

export const MOVEMENT_DOOR: QuestionDoor<Fellowship> = {
  path: 'movement', field: 'movement', summary: 'Work out a move', description: 'Rate by night, shield and terrain, the cost of a way, and what else a move may be: passing through others, mounting, leaving combat, flight, reclamation, engines.',
  input: MovementInput, view: MovementReportView, question: (book) => book.movement,
};
