import { SCENARIO_RULES, type ScenarioRule } from '../../../rules/strategy-battle/combat/scenario-rules.js';
import { DiceInput } from '../../shared/dice/dice.inputs.js';
import { DiceView } from '../../shared/dice/dice.views.js';
import { ListField, ObjectField, TextField } from '../../shared/fields/field-decorators.js';
import { choice, object, text } from '../../shared/fields/values.js';
import { VersionsView } from '../../shared/versions/versions.view.js';
import { TraceStepView } from './story.views.js';

/** What the body of every operation may say besides. */
export class DiceFields {
  @ObjectField(() => DiceInput, { description: 'Dice of `resolve`; a seed of our own where nothing is said.', optional: true, nullable: true }) readonly dice!: DiceInput | null;
}

/** And of those in which somebody comes to harm. */
export class HarmFields extends DiceFields {
  @ListField(choice(SCENARIO_RULES), { description: 'Rules of the scenario that change how Wounds are recovered.', max: SCENARIO_RULES.length, default: [] }) readonly scenarioRules!: readonly ScenarioRule[];
}

/** What every answer of odds says besides. */
export class OddsFields {
  @TextField({ description: 'How it was worked out.', example: 'exact' }) readonly method!: string;
  @ListField(text(), { description: 'Choices made for the caller.' }) readonly assumptions!: readonly string[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}

/** What every played answer says besides. */
export class ResultFields {
  @ObjectField(() => DiceView, { description: 'The dice, in the order rolled.' }) readonly dice!: DiceView;
  @ListField(text(), { description: 'Choices made for the caller.' }) readonly assumptions!: readonly string[];
  @ListField(object(() => TraceStepView), { description: 'The story: what happened, and by which rule.' }) readonly trace!: readonly TraceStepView[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}
