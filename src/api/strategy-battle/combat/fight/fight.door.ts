import type { CombatDoor } from '../combat-door.js';
import { FightOddsView } from './fight-odds.views.js';
import { FightResultView } from './fight-result.views.js';
import { FightInput } from './fight.inputs.js';

export const FIGHT_DOOR: CombatDoor = {
  path: 'fight', field: 'fight', noun: 'a fight',
  description: 'Duel, banners, Might, strikes and Fate of one fight; what the rules forbid is refused with the row of the ledger.',
  input: FightInput, oddsView: FightOddsView, resultView: FightResultView, operation: ({ combat }) => combat.fight,
};
