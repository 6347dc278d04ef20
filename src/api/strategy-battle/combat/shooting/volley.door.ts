import { PARTS, type Part } from '../../../../rules/strategy-battle/combat/combatant.js';
import { MOVED, type Moved } from '../../../../rules/strategy-battle/combat/shooting/shooting-types.js';
import { COVERS, type Cover, type VolleyArchers, type VolleyPlace, type VolleyRequest, type VolleyVictim } from '../../../../rules/strategy-battle/combat/volley/volley-types.js';
import { ChoiceField, FlagField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import type { ExpectationView } from '../../../shared/probability/expectation.view.js';
import { ChanceField, ChancesField, MeanField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { SIDES } from '../../views/words.js';
import type { CombatDoor } from '../combat-door.js';
import { CombatantInput, MOST_MODELS } from '../combatant.inputs.js';
import { LengthInput } from '../lengths.inputs.js';
import { HarmFields, ResultFields } from '../operation.fields.js';
import { ShotSlainView } from './shooting.door.js';

@InputShape('StrategyBattleVolleyArchersInput', 'Like archers of the group.')
export class VolleyArchersInput extends CombatantInput implements VolleyArchers {
  @ObjectField(() => LengthInput, { description: 'Their distance from the target where it differs.', optional: true, nullable: true }) readonly distance!: LengthInput | null;
}

@InputShape('StrategyBattleVolleyVictimInput', 'A model that the volley may hit.')
export class VolleyVictimInput extends CombatantInput implements VolleyVictim {
  @ChoiceField(COVERS, { description: 'What shelters it (SB-VOLLEY-007).', default: 'none' }) readonly cover!: Cover;
  @FlagField({ description: 'It touches the barrier that lies between.', default: true }) readonly touchesBarrier!: boolean;
  @FlagField({ description: 'On a base of 40 mm or more; as mounts and special rules say where nothing is said.', optional: true }) readonly large?: boolean;
}

@InputShape('StrategyBattleVolleyPlaceInput', 'Where a further hit goes.')
export class VolleyPlaceInput implements VolleyPlace {
  @WholeNumberField({ description: 'Place among the others; null for the target itself.', min: 0, max: MOST_MODELS, optional: true, nullable: true }) readonly other!: number | null;
  @WholeNumberField({ description: 'Which of its models.', min: 0, max: MOST_MODELS, default: 0 }) readonly model!: number;
  @ChoiceField(PARTS, { description: 'Which part of it.', default: 'rider' }) readonly part!: Part;
}

@InputShape('StrategyBattleVolleyInput', 'A volley of six or more archers (SB-VOLLEY-001).', { example: { archers: [{ unit: 'wood-elf-warrior', options: ['elf-bow'], count: 6 }], target: { unit: 'orc-warrior' }, distance: { inches: 20 } } })
export class VolleyInput extends HarmFields implements VolleyRequest {
  @ListField(object(() => VolleyArchersInput), { description: 'The archers.', min: 1, max: MOST_MODELS }) readonly archers!: readonly VolleyArchersInput[];
  @ObjectField(() => VolleyVictimInput, { description: 'The target.' }) readonly target!: VolleyVictimInput;
  @ListField(object(() => VolleyVictimInput), { description: 'Models of both sides no more than 6"/14cm from the target, in the order in which hits go to them.', max: MOST_MODELS, default: [] }) readonly others!: readonly VolleyVictimInput[];
  @ObjectField(() => LengthInput, { description: 'Distance to the target; in range where nothing is said.', optional: true, nullable: true }) readonly distance!: LengthInput | null;
  @ChoiceField(MOVED, { description: 'The farthest that any of them has moved.', default: 'none' }) readonly moved!: Moved;
  @FlagField({ description: 'Each archer touches another of the group.', default: true }) readonly connected!: boolean;
  @FlagField({ description: 'Some friend on the table sees the target (SB-VOLLEY-003).', default: true }) readonly seen!: boolean;
  @FlagField({ description: 'One of them touches an enemy.', default: false }) readonly engaged!: boolean;
  @FlagField({ description: 'A model of the archers\' side is no more than 6"/14cm from the target (SB-VOLLEY-006); as the others say where nothing is said.', optional: true }) readonly friendsNear?: boolean;
  @ListField(object(() => VolleyPlaceInput), { description: 'Places of the second hit, the third and so on; what is not named follows in listed order.', max: MOST_MODELS, default: [] }) readonly order!: readonly VolleyPlaceInput[];
  @FlagField({ description: 'Each hit first meets one more thing in the way (SB-W02-005).', default: false }) readonly strongWind!: boolean;
}

@OutputShape('StrategyBattleVolleyVictimOdds', 'What one model, or a part of it, may suffer.')
export class VolleyVictimOddsView {
  @TextField({ description: 'Which model.', example: 'others/0' }) readonly what!: string;
  @ChoiceField(PARTS, { description: 'Which part of it.' }) readonly part!: string;
  @WholeNumberField({ description: 'Most hits of one volley that it can take (SB-VOLLEY-008).', min: 0 }) readonly mostHits!: number;
  @TextField({ description: 'As the Wound chart prints it.' }) readonly woundOn!: string;
  @ChanceField('At least one hit strikes it.') readonly struck!: ProbabilityView;
  @ChanceField('It is slain.') readonly slain!: ProbabilityView;
  @ChancesField('Place k: it has lost k Wounds, Fate used.') readonly distribution!: readonly ProbabilityView[];
}

@OutputShape('StrategyBattleVolleyOdds', 'The exact chances of a volley.')
export class VolleyOddsView extends OddsFields {
  @WholeNumberField({ description: 'Archers in range, who roll.', min: 0 }) readonly archers!: number;
  @WholeNumberField({ description: 'Lowest die that hits.' }) readonly hitOn!: number;
  @ChancesField('Place k: k dice hit.') readonly hits!: readonly ProbabilityView[];
  @MeanField('Dice that hit, on average.') readonly expectedHits!: ExpectationView;
  @MeanField('Hits that find nobody left to strike, on average.') readonly expectedLost!: ExpectationView;
  @MeanField('Wounds of all victims together, on average.') readonly expectedWounds!: ExpectationView;
  @ListField(object(() => VolleyVictimOddsView), { description: 'Everyone who may be hit.' }) readonly victims!: readonly VolleyVictimOddsView[];
}

@OutputShape('StrategyBattleVolleyHit', 'One hit as it fell.')
export class VolleyHitView extends ShotSlainView {
  @ChoiceField(SIDES, { description: 'Whose player placed it; null for the first, which strikes the target.', nullable: true }) readonly placedBy!: string | null;
  @FlagField({ description: 'Stopped by something in the way, or by a roof.' }) readonly stopped!: boolean;
  @TextField({ description: 'As on the Wound chart; null where no roll was due.', nullable: true }) readonly needed!: string | null;
  @WholeNumberField({ description: 'Wounds lost.', min: 0 }) readonly wounds!: number;
}

@OutputShape('StrategyBattleVolleyAfter', 'What is left of a model.')
export class VolleyAfterView extends ShotSlainView {
  @WholeNumberField({ description: 'Wounds left.', min: 0 }) readonly wounds!: number;
  @WholeNumberField({ description: 'Fate in hand.', min: 0 }) readonly fate!: number;
}

@OutputShape('StrategyBattleVolleyResult', 'A volley played once.')
export class VolleyResultView extends ResultFields {
  @WholeNumberField({ description: 'Dice that hit.', min: 0 }) readonly hits!: number;
  @ListField(object(() => VolleyHitView), { description: 'Hit by hit.' }) readonly placed!: readonly VolleyHitView[];
  @WholeNumberField({ description: 'Hits that found nobody left to strike.', min: 0 }) readonly lost!: number;
  @ListField(object(() => ShotSlainView), { description: 'Who was slain.' }) readonly slain!: readonly ShotSlainView[];
  @ListField(object(() => VolleyAfterView), { description: 'What is left of everyone.' }) readonly after!: readonly VolleyAfterView[];
}

export const VOLLEY_DOOR: CombatDoor = {
  path: 'volley', field: 'volley', noun: 'a volley', description: 'Six or more archers hit on a 6 at up to twice their range, and the hits spread.',
  input: VolleyInput, oddsView: VolleyOddsView, resultView: VolleyResultView, operation: ({ combat }) => combat.volley,
};
