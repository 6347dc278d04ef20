import { refuse, reject } from '../../shared/refuse.js';
import { SPECIAL_ABILITIES } from '../special-abilities/special-abilities.js';
import type { FigureRequest } from './figure-request.js';
import type { Figure } from './targets.js';
import { traitsOf } from './traits.js';

/** @throws RuleError for ids that do not exist and for shielding without a shield (FS-SHLD-001). */
export function figureOf(request: FigureRequest, pointer: string): Figure {
  if (request.shielding === true && (request.shield ?? 'none') === 'none') refuse(`${pointer}/shielding`, 'FS-SHLD-001', 'Only a figure with a shield can declare that it is shielding.');
  const traits = traitsOf(request, pointer);
  const barred = SPECIAL_ABILITIES.find(({ id, side }) => side !== undefined && side !== request.side && request.abilities?.includes(id) === true);
  if (barred !== undefined) refuse(`${pointer}/abilities`, barred.rule, `Only figures of ${barred.side ?? 'one side'} have ${barred.id}.`);
  if (request.redNumber != null && request.red === true) reject(`${pointer}/redNumber`, 'not-allowed', 'An ability value in red and a red number beside it are two ways of marking; give one.');
  return { request, traits, pointer };
}

/** Why a figure does not attack: the rule that says so, or `null` where it may. */
export function heldBackBy({ request, traits }: Figure): { readonly reason: string; readonly rule: string } | null {
  if (request.shielding === true) return { reason: 'it is shielding', rule: 'FS-SHLD-001' };
  if (request.fatigued === true) return { reason: 'it is fatigued', rule: 'FS-FM-007' };
  if (request.fleeing === true) return { reason: 'it flees', rule: 'FS-FLEE-002' };
  const idle = traits.all.find((trait) => trait.idle === true || (trait.flees === true && traits.against(trait.id) === null));
  return idle === undefined ? null : { reason: `${idle.id} is upon it`, rule: idle.rule };
}
