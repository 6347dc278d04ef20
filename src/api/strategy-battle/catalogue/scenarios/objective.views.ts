import type { Side } from '../../../../rules/strategy-battle/reference.js';
import { needsOf } from '../../../../rules/strategy-battle/scenario/judges/judges.js';
import { JUDGED, OBJECTIVE_KINDS, RESULTS, STAND_INS, type Objective } from '../../../../rules/strategy-battle/scenario/objectives.js';
import { ChoiceField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object, text } from '../../../shared/fields/values.js';
import { FractionView } from '../../views/measures.views.js';
import { SIDES } from '../../views/words.js';

@OutputShape('StrategyBattleSubjects', 'Models that an objective speaks of.')
export class SubjectsView {
  @ChoiceField(SIDES, { description: 'Whose models.' }) readonly side!: Side;
  @ListField(id(), { description: 'Ids of the units, one model each; empty for every Hero of the side.' }) readonly units!: readonly string[];
  @ChoiceField(STAND_INS, { description: 'Who is meant in a points match; `none`: the clause falls away.' }) readonly pointsMatch!: string;
}

@OutputShape('StrategyBattleTurnDegree', 'One line of a turn chart.')
export class TurnDegreeView {
  @WholeNumberField({ description: 'Up to and with this turn; null for every later one.', nullable: true }) readonly upTo!: number | null;
  @ChoiceField(RESULTS, { description: 'The result.' }) readonly result!: string;
}

@OutputShape('StrategyBattleObjective', 'What decides a scenario. What is null or empty does not belong to its kind.')
export class ObjectiveView {
  @ChoiceField(OBJECTIVE_KINDS, { description: 'What kind of objective.' }) readonly kind!: string;
  @WholeNumberField({ description: 'Those of a lower rank go before those of a higher; those of one rank are looked at together.' }) readonly rank!: number;
  @TextField({ description: 'What decides, in our own words.' }) readonly text!: string;
  @IdField({ description: 'Row of the rules ledger.', example: 'SB-S01-004' }) readonly rule!: string;
  @ChoiceField(SIDES, { description: 'Who wins by it; null where either may, or nobody.', nullable: true }) readonly winner!: Side | null;
  @ChoiceField(SIDES, { description: 'Whose models are counted.', nullable: true }) readonly side!: Side | null;
  @ChoiceField(JUDGED, { description: 'When it is looked at.', nullable: true }) readonly judged!: string | null;
  @ObjectField(() => FractionView, { description: 'Share of its starting number that the enemy has left at most.', nullable: true }) readonly share!: FractionView | null;
  @ObjectField(() => SubjectsView, { description: 'Who must be slain or must leave.', nullable: true }) readonly subjects!: SubjectsView | null;
  @IdField({ description: 'Edge or feature to leave by.', nullable: true }) readonly through!: string | null;
  @ObjectField(() => FractionView, { description: 'The side wins if more than this share of it has left.', nullable: true }) readonly more!: FractionView | null;
  @ObjectField(() => FractionView, { description: 'It loses if less than this share has left.', nullable: true }) readonly less!: FractionView | null;
  @ObjectField(() => SubjectsView, { description: 'One of them must have left with the others.', nullable: true }) readonly escort!: SubjectsView | null;
  @ObjectField(() => SubjectsView, { description: 'If all of them are slain the side loses.', nullable: true }) readonly lost!: SubjectsView | null;
  @WholeNumberField({ description: 'Turn after which it is judged at the latest.', nullable: true }) readonly lastTurn!: number | null;
  @ListField(object(() => TurnDegreeView), { description: 'The turn chart.' }) readonly degrees!: readonly TurnDegreeView[];
  @IdField({ description: 'Feature inside which models must be.', nullable: true }) readonly area!: string | null;
  @WholeNumberField({ description: 'Fewest models inside it.', nullable: true }) readonly least!: number | null;
  @IdField({ description: 'Item that is carried.', nullable: true }) readonly item!: string | null;
  @IdField({ description: 'Deed that must be done.', nullable: true }) readonly deed!: string | null;
  @ObjectField(() => SubjectsView, { description: 'If all of them are slain the deed makes a draw.', nullable: true }) readonly unlessSlain!: SubjectsView | null;
  @ObjectField(() => SubjectsView, { description: 'One of them slain means that their side can no longer win.', nullable: true }) readonly needed!: SubjectsView | null;
  @ListField(text(), { description: 'JSON pointers to what the body of an outcome tells for it, beside the numbers of both sides.' }) readonly needs!: readonly string[];
}

const NOTHING = {
  winner: null, side: null, judged: null, share: null, subjects: null, through: null, more: null, less: null, escort: null, lost: null, lastTurn: null,
  degrees: [], area: null, least: null, item: null, deed: null, unlessSlain: null, needed: null,
};

export function objectiveView(objective: Objective): ObjectiveView {
  return { ...NOTHING, ...objective, needs: needsOf(objective) };
}
