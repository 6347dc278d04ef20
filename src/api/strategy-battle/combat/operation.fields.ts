import { SCENARIO_RULES, type ScenarioRule } from '../../../rules/strategy-battle/combat/scenario-rules.js';
import { ListField } from '../../shared/fields/field-decorators.js';
import { choice } from '../../shared/fields/values.js';
import { DiceFields, playedFields } from '../../shared/operations/operation.fields.js';
import { TraceStepView } from './story.views.js';

/** What the body of an operation may say besides in which somebody comes to harm. */
export class HarmFields extends DiceFields {
  @ListField(choice(SCENARIO_RULES), { description: 'Rules of the scenario that change how Wounds are recovered.', max: SCENARIO_RULES.length, default: [] }) readonly scenarioRules!: readonly ScenarioRule[];
}

/** What every played answer says besides. */
export class ResultFields extends playedFields(TraceStepView) {}
