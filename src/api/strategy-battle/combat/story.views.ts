import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { traceFields } from '../../shared/operations/operation.fields.js';

@OutputShape('StrategyBattleTraceStep', 'One line of the story: what happened, and by which rule.')
export class TraceStepView extends traceFields({ step: 'duel', rule: 'SB-FIGHT-002' }) {}
