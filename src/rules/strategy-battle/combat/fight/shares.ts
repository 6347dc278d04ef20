import type { TraceNote } from '../../../shared/operation.js';
import type { Side } from '../../reference.js';
import { chargeOf } from './charge.js';
import { nameOf, type Contender, type Field } from './contender.js';

/** What one model, or its monstrous mount, brings: duel dice, strikes after a win, and the Fight value for ties. */
export interface Share {
  readonly dice: number;
  readonly strikes: number;
  readonly fight: number;
}

/** Fight value and duel dice of a model that a power holds (SB-MAGIC-005). */
const HELD = { fight: 1, dice: 1 };

/** Dice and strikes of one model of the combatant (SB-FIGHT-006, SB-CAV-022, SB-WEAP-004, SB-WEAP-015, SB-GROUND-007). */
export function riderShare(field: Field, contender: Contender): Share {
  const { model, immobilised, prone, shielding, supports } = contender;
  if (immobilised) return { dice: HELD.dice, strikes: 0, fight: HELD.fight };
  const attacks = model.profile.attacks + (chargeOf(field, contender).extraAttack ? 1 : 0) + supports;
  return { dice: shielding ? 2 * attacks : attacks, strikes: shielding || prone ? 0 : attacks, fight: model.profile.fight };
}

/**
 * The same of its mount, where that fights; an ordinary one brings nothing (SB-MM-003, SB-CAV-002), and one that is held
 * with its rider has no die beside his (SB-MAGIC-005).
 */
export function mountShare({ model, immobilised }: Contender): Share | null {
  if (!model.mount?.monstrous || immobilised) return null;
  const { fight, attacks } = model.mount.profile;
  return { dice: attacks, strikes: attacks, fight };
}

/** Whether anybody of the side rolls a duel die: a side without dice loses at once (SB-LOOSE-005). */
export const rollsDice = (field: Field, side: Side): boolean =>
  field.sides[side].some((contender) => riderShare(field, contender).dice > 0 || (mountShare(contender)?.dice ?? 0) > 0);

/** How the dice and strikes of a combatant come about, in words. */
export function shareNotes(field: Field, contender: Contender): TraceNote[] {
  const { model, arms, immobilised, prone, shielding } = contender;
  const who = `${model.name} (${nameOf(contender, contender.models[0] ?? 0)})`;
  const notes: TraceNote[] = [];
  const note = (step: string, text: string, rule: string): void => void notes.push({ step, text: `${who}: ${text}`, rule });
  if (immobilised) note('dice', 'held by a power: Fight 1, one die, no strikes.', 'SB-MAGIC-005');
  else attackNotes(field, contender, note);
  if (shielding && !immobilised) note('dice', 'defends with the shield: two dice for each Attack, no strikes.', 'SB-WEAP-015');
  if (arms.duel !== 0) note('dice', `${arms.duel} on each duel die: ${arms.name}.`, arms.rule);
  if (prone && !immobilised) note('strikes', 'lies on the ground: strikes no blows, and stands up if its side wins.', 'SB-GROUND-007');
  else if (arms.wound !== 0) note('strikes', `+${arms.wound} on rolls to wound: ${arms.name}.`, arms.rule);
  const mount = mountShare(contender);
  if (mount !== null) note('dice', `the mount fights beside its rider: Fight ${mount.fight}, ${mount.dice} ${mount.dice === 1 ? 'die' : 'dice'}.`, 'SB-MM-003');
  return notes;
}

function attackNotes(field: Field, contender: Contender, note: (step: string, text: string, rule: string) => void): void {
  const { model } = contender;
  note('dice', `${model.profile.attacks} from Attacks.`, 'SB-FIGHT-006');
  const charge = chargeOf(field, contender);
  if (charge.extraAttack) note('dice', '+1 for the charge.', charge.rule);
  else if (model.combatant.charged === true && model.mounted && charge.knocks === null) note('dice', 'no bonus for the charge here.', field.barrier === null ? charge.rule : 'SB-CAV-025');
  const { spears = 0, pikes = 0 } = model.combatant.supports ?? {};
  if (spears > 0) note('dice', `+${spears} from a spear behind.`, 'SB-WEAP-004');
  if (pikes > 0) note('dice', `+${pikes} from pikes behind.`, 'SB-WEAP-018');
}
