import type { StrategyBattle } from '../../../rules/strategy-battle/strategy-battle.js';
import type { OperationDoor } from '../../shared/operations/operation-door.js';
import type { QuestionDoor } from '../../shared/operations/question-door.js';

/** One operation of combat with dice. */
export type CombatDoor = OperationDoor<StrategyBattle>;

/** Something of combat that is asked without dice. */
export type CombatQuestionDoor = QuestionDoor<StrategyBattle>;
