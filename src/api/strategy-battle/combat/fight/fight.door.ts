import { MOST_DICE } from '../../../../rules/shared/most-dice.js';
import { MOST_MODELS } from '../../../../rules/strategy-battle/combat/fight/work.js';
import type { CombatDoor } from '../combat-door.js';
import { FightOddsView } from './fight-odds.views.js';
import { FightResultView } from './fight-result.views.js';
import { FightInput } from './fight.inputs.js';

export const FIGHT_DOOR: CombatDoor = {
  path: 'fight', field: 'fight', noun: 'a fight',
  description: `Duel, banners, Might, strikes and Fate of one fight; what the rules forbid is refused with the row of the ledger. A fight has ${MOST_MODELS} models at most, and where it is rolled about ${MOST_DICE} dice.`,
  input: FightInput, oddsView: FightOddsView, resultView: FightResultView, operation: ({ combat }) => combat.fight,
};
