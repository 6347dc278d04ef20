import { IdField, TextField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';

@OutputShape('StrategyBattleTraceStep', 'One line of the story: what happened, and by which rule.')
export class TraceStepView {
  @TextField({ description: 'Stage of the situation.', example: 'duel' }) readonly step!: string;
  @TextField({ description: 'What happened, for a player to read.' }) readonly text!: string;
  @IdField({ description: 'Row of the rules ledger.', example: 'SB-FIGHT-002' }) readonly rule!: string;
}
