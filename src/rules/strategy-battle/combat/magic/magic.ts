import type { CombatReference } from '../combat-reference.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { StoryTable } from '../story-table.js';
import { magicOdds } from './magic-odds.js';
import type { MagicOdds, MagicRequest, MagicResult } from './magic-types.js';
import { planMagic } from './plan-magic.js';
import { playMagic } from './play-magic.js';

/** Magical powers: cast, resisted, and what they do (SB-WILL-001 to 005, SB-MAGIC-001 to 030). */
export function createMagic(reference: CombatReference): DiceOperation<MagicRequest, MagicOdds, MagicResult> {
  return {
    odds: (request) => magicOdds(planMagic(reference, request)),
    resolve: (request, faces) => playMagic(planMagic(reference, request), new StoryTable(faces)),
  };
}
