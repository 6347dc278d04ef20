import { MOST_DICE } from '../../../../rules/shared/most-dice.js';
import { DICE_PER_ROUND } from '../../../../rules/war-of-the-ring/battle/resolve-work.js';
import type { WarOperationDoor } from '../war-doors.js';
import { BattleInput, SiegeInput } from './battle.inputs.js';
import { BattleOddsView, BattleResultView } from './battle.views.js';

const ORDER = 'Dice in each round: attackers (regulars, then elites), defenders, rerolls of the attackers, rerolls of the defenders; fear is tested before all of them.';
const WORK = `What is rolled must be expected to take ${MOST_DICE} dice at most, a round counted as ${DICE_PER_ROUND} of them.`;

export const BATTLE_DOOR: WarOperationDoor = {
  path: 'battle', field: 'battle', noun: 'a battle', description: `Two armies in one area, to the end or for some rounds. ${ORDER} ${WORK}`,
  input: BattleInput, oddsView: BattleOddsView, resultView: BattleResultView, operation: ({ operations }) => operations.battle,
};

export const SIEGE_DOOR: WarOperationDoor = {
  path: 'siege', field: 'siege', noun: 'an assault on a structure', description: `Channel, capacity, defenders outside, sallies and hunger. ${ORDER} ${WORK}`,
  input: SiegeInput, oddsView: BattleOddsView, resultView: BattleResultView, operation: ({ operations }) => operations.siege,
};
