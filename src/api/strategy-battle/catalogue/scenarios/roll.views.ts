import { EDGES } from '../../../../rules/strategy-battle/scenario/board.js';
import { ROLL_KINDS, ROLL_MOMENTS, type ScenarioRoll } from '../../../../rules/strategy-battle/scenario/rolls.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object, wholeNumber } from '../../../shared/fields/values.js';
import { DistanceView } from '../../views/measures.views.js';
import { SIDES } from '../../views/words.js';

const ROLLERS = [...SIDES, 'priority'];

@OutputShape('StrategyBattleEdgeFaces', 'Where a second die sends those who arrive.')
export class EdgeFacesView {
  @ListField(wholeNumber({ min: 1, max: 6 }), { description: 'Faces of the die.' }) readonly faces!: readonly number[];
  @ChoiceField(EDGES, { description: 'The edge; null where their player chooses one of those named.', nullable: true }) readonly edge!: string | null;
  @TextField({ description: 'The same in our own words.' }) readonly text!: string;
}

@OutputShape('StrategyBattleScenarioRoll', 'What happens in the course of the turns. What is null or empty does not belong to its kind.')
export class ScenarioRollView {
  @IdField({ description: 'Id, by which `turn-effects` rolls it where it has dice.' }) readonly id!: string;
  @ChoiceField(ROLL_KINDS, { description: 'What kind of happening.' }) readonly kind!: string;
  @ChoiceField(ROLL_MOMENTS, { description: 'Where in the turn.' }) readonly when!: string;
  @TextField({ description: 'What happens, in our own words.' }) readonly text!: string;
  @IdField({ description: 'Row of the rules ledger.', example: 'SB-S04-005' }) readonly rule!: string;
  @WholeNumberField({ description: 'Lowest face with which it happens.', nullable: true }) readonly needed!: number | null;
  @WholeNumberField({ description: 'First turn of the roll.', nullable: true }) readonly fromTurn!: number | null;
  @ChoiceField(ROLLERS, { description: 'Who rolls.', nullable: true }) readonly by!: string | null;
  @FlagField({ description: 'That side rolls only once it is down to half.', nullable: true }) readonly atHalf!: boolean | null;
  @TextField({ description: 'What it means if it happens.', nullable: true }) readonly says!: string | null;
  @TextField({ description: 'What it means if not.', nullable: true }) readonly otherwise!: string | null;
  @IdField({ description: 'Unit that arrives or leaves.', nullable: true }) readonly unit!: string | null;
  @ListField(object(() => EdgeFacesView), { description: 'Where arrivals come from by a second die.' }) readonly edges!: readonly EdgeFacesView[];
  @FlagField({ description: 'Arrivals may charge in the turn in which they come.', nullable: true }) readonly mayCharge!: boolean | null;
  @ChoiceField(SIDES, { description: 'Side that sets off the traps.', nullable: true }) readonly against!: string | null;
  @WholeNumberField({ description: 'How many markers.', nullable: true }) readonly markers!: number | null;
  @ObjectField(() => DistanceView, { description: 'How near a marker sets it off.', nullable: true }) readonly within!: DistanceView | null;
  @WholeNumberField({ description: 'Strength of the hit.', nullable: true }) readonly strength!: number | null;
  @ChoiceField(SIDES, { description: 'Side whose slain models come back.', nullable: true }) readonly side!: string | null;
  @ListField(id(), { description: 'Units that do not come back.' }) readonly except!: readonly string[];
  @WholeNumberField({ description: 'Most models that enter by one edge in a turn; null for any number.', nullable: true }) readonly perEdge!: number | null;
  @ListField(id(), { description: 'Edges or features by which they enter; empty for every edge.' }) readonly through!: readonly string[];
  @FlagField({ description: 'A model that could enter may wait.', nullable: true }) readonly mayWait!: boolean | null;
  @ListField(id(), { description: 'Units that walk a path.' }) readonly units!: readonly string[];
  @ObjectField(() => DistanceView, { description: 'How far they walk in a turn.', nullable: true }) readonly move!: DistanceView | null;
  @IdField({ description: 'Unit that may move once they have arrived.', nullable: true }) readonly frees!: string | null;
  @IdField({ description: 'Row of the rules ledger that says so.', nullable: true }) readonly freesRule!: string | null;
}

const NOTHING = {
  needed: null, fromTurn: null, by: null, atHalf: null, says: null, otherwise: null, unit: null, edges: [], mayCharge: null, against: null, markers: null,
  within: null, strength: null, side: null, except: [], perEdge: null, through: [], mayWait: null, units: [], move: null, frees: null, freesRule: null,
};

export function rollView(roll: ScenarioRoll): ScenarioRollView {
  return { ...NOTHING, ...roll };
}
