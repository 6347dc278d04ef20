import { FlagField, ListField, NumberField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { ObjectionView } from '../operation.fields.js';

class VerdictFields {
  @FlagField({ description: 'The rules allow it.' }) readonly legal!: boolean;
  @ListField(object(() => ObjectionView), { description: 'What speaks against it.' }) readonly objections!: readonly ObjectionView[];
}

@OutputShape('FellowshipCrossingReport', 'Passing through others.')
export class CrossingReportView extends VerdictFields {
  @TextField({ description: 'Where it stands if it ends inside: rear; null where that does not come up.', nullable: true }) readonly placedAt!: string | null;
  @FlagField({ description: 'The formation is unformed for the rest of the bound.' }) readonly unforms!: boolean;
  @FlagField({ description: 'It flows round the formation.' }) readonly flowsRound!: boolean;
}

@OutputShape('FellowshipArrival', 'When a mount that was called has come.')
export class ArrivalView {
  @WholeNumberField({ description: 'Bound.' }) readonly bound!: number;
  @TextField({ description: 'Code of the phase.' }) readonly phase!: string;
}

@OutputShape('FellowshipMountingReport', 'Getting on or off.')
export class MountingReportView extends VerdictFields {
  @NumberField({ description: 'Centimetres left on foot.' }) readonly leftOnFoot!: number;
  @NumberField({ description: 'Or mounted; null where the rate of the mount is not told.', nullable: true }) readonly leftMounted!: number | null;
  @TextField({ description: 'What becomes of the mount: ridden, stays, removed, fights-on or comes.' }) readonly mount!: string;
  @ObjectField(() => ArrivalView, { description: 'When it comes; null where it was not called.', nullable: true }) readonly arrives!: ArrivalView | null;
}

@OutputShape('FellowshipLeavingReport', 'Leaving close combat.')
export class LeavingReportView extends VerdictFields {
  @WholeNumberField({ description: 'Figures that leave.' }) readonly leave!: number;
  @WholeNumberField({ description: 'Figures that stay.' }) readonly stay!: number;
  @NumberField({ description: 'Centimetres of the move; null for none.', nullable: true }) readonly move!: number | null;
  @FlagField({ description: 'They may engage somebody else in this bound.' }) readonly mayEngageAnew!: boolean;
  @FlagField({ description: 'They may shoot in this bound.' }) readonly mayShoot!: boolean;
}

@OutputShape('FellowshipFleeingReport', 'Running in terror.')
export class FleeingReportView extends VerdictFields {
  @FlagField({ description: 'It surrenders.' }) readonly surrenders!: boolean;
  @NumberField({ description: 'Centimetres that it must move.' }) readonly move!: number;
  @TextField({ description: 'Who moves it.' }) readonly movedBy!: string;
  @FlagField({ description: 'It has a zone of control.' }) readonly zoneOfControl!: boolean;
  @FlagField({ description: 'It strikes back if it is caught.' }) readonly strikesBack!: boolean;
  @FlagField({ description: 'It may recover from wounds.' }) readonly mayRecover!: boolean;
}

@OutputShape('FellowshipReclamationReport', 'Taking the ground of the dead.')
export class ReclamationReportView extends VerdictFields {
  @TextField({ description: 'Code of the phase in which it moves, or at-once; null where the phase knows no reclamation.', nullable: true }) readonly when!: string | null;
  @NumberField({ description: 'Most centimetres; null for the place of the dead.', nullable: true }) readonly mostCm!: number | null;
  @NumberField({ description: 'Most degrees from straight ahead; null for any.', nullable: true }) readonly withinDegrees!: number | null;
}

@OutputShape('FellowshipEngineReport', 'A siege engine on the move.')
export class EngineReportView extends VerdictFields {
  @NumberField({ description: 'Centimetres.' }) readonly rate!: number;
  @WholeNumberField({ description: 'Sum of the crew.' }) readonly crewTotal!: number;
  @WholeNumberField({ description: 'First bound in which it may be used again; null where it is not limbered.', nullable: true }) readonly readyIn!: number | null;
}

@OutputShape('FellowshipArrivingReport', 'Coming to the table out of an ambush.')
export class ArrivingReportView extends VerdictFields {}
