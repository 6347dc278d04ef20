import type { Barrier, FightRequest } from '../../../../rules/strategy-battle/combat/combatant.js';
import { SCENARIO_RULES, type ScenarioRule } from '../../../../rules/strategy-battle/combat/scenario-rules.js';
import type { Side } from '../../../../rules/strategy-battle/reference.js';
import { DiceInput } from '../../../shared/dice/dice.inputs.js';
import { ChoiceField, FlagField, ListField, ObjectField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { choice, object } from '../../../shared/fields/values.js';
import { SIDES } from '../../views/words.js';
import { CombatantInput, MOST_MODELS } from '../combatant.inputs.js';

@InputShape('StrategyBattleBannersInput', 'Whose banners reach the fight (SB-BANNER-004).')
export class BannersInput {
  @FlagField({ description: 'A banner of Good.', default: false }) readonly good!: boolean;
  @FlagField({ description: 'A banner of Evil.', default: false }) readonly evil!: boolean;
}

@InputShape('StrategyBattleBarrierInput', 'A barrier between the sides.')
export class BarrierInput implements Barrier {
  @ChoiceField(SIDES, { description: 'Who defends it.' }) readonly defender!: Side;
  @FlagField({ description: 'It is the top of a climb, from which a beaten attacker may fall (SB-ELEV-002).', default: false }) readonly edge!: boolean;
}

@InputShape('StrategyBattleFightInput', 'Models of both sides in one fight. One side has exactly one model; at a barrier several attackers meet one defender in turn.')
export class FightInput implements FightRequest {
  @ListField(object(() => CombatantInput), { description: 'Models of Good.', min: 1, max: MOST_MODELS }) readonly good!: readonly CombatantInput[];
  @ListField(object(() => CombatantInput), { description: 'Models of Evil.', min: 1, max: MOST_MODELS }) readonly evil!: readonly CombatantInput[];
  @ObjectField(() => BannersInput, { description: 'Banners in range; none where nothing is said.', optional: true }) readonly banners?: BannersInput;
  @ObjectField(() => BarrierInput, { description: 'A barrier that one side defends.', optional: true, nullable: true }) readonly barrier!: BarrierInput | null;
  @ListField(choice(SCENARIO_RULES), { description: 'Rules of the scenario that reach into the fight.', max: SCENARIO_RULES.length, default: [] }) readonly scenarioRules!: readonly ScenarioRule[];
  @ObjectField(() => DiceInput, { description: 'Dice of `resolve`; a seed of our own where nothing is said.', optional: true, nullable: true }) readonly dice!: DiceInput | null;
}
