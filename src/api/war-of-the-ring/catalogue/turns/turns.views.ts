import { TRIGGER_EVENTS } from '../../../../rules/war-of-the-ring/reference.js';
import { ChoiceField, FlagField, IdField, ListField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object } from '../../../shared/fields/values.js';
import { namedRecordFields } from '../../views/record.fields.js';

const none = { nullable: true } as const;

@OutputShape('WarOfTheRingTrigger', 'What can set a nation going.')
export class TriggerView {
  @ChoiceField(TRIGGER_EVENTS, { description: 'What happens.' }) readonly event!: string;
  @WholeNumberField({ description: 'Turns from the event to the mobilization.', min: 0 }) readonly delay!: number;
  @WholeNumberField({ description: 'Turn of the event, where it is fixed.', min: 1, ...none }) readonly turn!: number | null;
  @IdField({ description: 'Who must arrive.', ...none }) readonly character!: string | null;
  @IdField({ description: 'Where.', ...none }) readonly area!: string | null;
  @IdField({ description: 'Nation that it happens to, where that is a neighbour.', ...none }) readonly nation!: string | null;
  @IdField({ description: 'Where an appearance of raised units does not count.', ...none }) readonly exceptArea!: string | null;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('WarOfTheRingMobilization', 'How a nation mobilizes.')
export class MobilizationView extends namedRecordFields({ example: 'rohan' }) {
  @IdField({ description: 'The nation.' }) readonly nation!: string;
  @WholeNumberField({ description: 'Turns of reinforcements after it, where the source says so.', min: 0 }) readonly reinforcementTurns!: number;
  @FlagField({ description: 'Half of the reserve comes a turn later while its king is bewitched.' }) readonly halvedWhileBewitched!: boolean;
  @ListField(object(() => TriggerView), { description: 'What sets it going; the earliest counts.' }) readonly triggers!: readonly TriggerView[];
}

@OutputShape('WarOfTheRingRecruitment', 'How a nation raises units after its mobilization.')
export class RecruitmentView extends namedRecordFields({ example: 'saruman' }) {
  @IdField({ description: 'The nation.' }) readonly nation!: string;
  @WholeNumberField({ description: 'First turn.', min: 1 }) readonly fromTurn!: number;
  @WholeNumberField({ description: 'Turns that an elite unit takes; a regular takes one.', min: 1 }) readonly eliteTurns!: number;
  @ListField(id(), { description: 'In any one of these areas.' }) readonly areas!: readonly string[];
  @IdField({ description: 'Who must be there.', ...none }) readonly needs!: string | null;
}

@OutputShape('WarOfTheRingHarbour', 'A fleet and its harbours.')
export class HarbourView extends namedRecordFields({ example: 'fleet-of-gondor' }) {
  @IdField({ description: 'The nation.' }) readonly nation!: string;
  @ListField(id(), { description: 'Its harbours.' }) readonly areas!: readonly string[];
  @WholeNumberField({ description: 'Units that it carries in a turn.', min: 1 }) readonly capacity!: number;
}

@OutputShape('WarOfTheRingRing', 'A ring that strengthens units.')
export class RingView extends namedRecordFields({ example: 'narya' }) {
  @ListField(id(), { description: 'Who carries it.' }) readonly bearers!: readonly string[];
  @IdField({ description: 'Units of this nation gain; null: all blue units.', ...none }) readonly nation!: string | null;
  @IdField({ description: 'Where alone it works.', ...none }) readonly area!: string | null;
  @WholeNumberField({ description: 'What they gain.', min: 1 }) readonly bonus!: number;
}
