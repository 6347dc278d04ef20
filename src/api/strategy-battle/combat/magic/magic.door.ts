import type { CombatDoor } from '../combat-door.js';
import { MagicOddsView } from './magic-odds.views.js';
import { MagicResultView } from './magic-result.views.js';
import { MagicInput } from './magic.inputs.js';

export const MAGIC_DOOR: CombatDoor = {
  path: 'magic', field: 'magic', noun: 'a magical power', diceKey: 'rollWith',
  description: 'Casting, Might, resisting with Will, and what the power does.',
  input: MagicInput, oddsView: MagicOddsView, resultView: MagicResultView, operation: ({ combat }) => combat.magic,
};
