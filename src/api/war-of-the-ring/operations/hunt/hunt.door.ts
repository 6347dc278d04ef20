import type { WarOperationDoor } from '../war-doors.js';
import { HuntInput } from './hunt.inputs.js';
import { HuntOddsView, HuntResultView } from './hunt.views.js';

export const HUNT_DOOR: WarOperationDoor = {
  path: 'hunt', field: 'hunt', noun: 'a hunt for the ring',
  description: 'Dice: the find die of each hunt; who joins (Witch-king, Nazgûl, heroes); the fight, red before blue; victims of red with a die of as many sides as there are figures, their fates; victims of blue.',
  input: HuntInput, oddsView: HuntOddsView, resultView: HuntResultView, operation: ({ operations }) => operations.hunt,
};
