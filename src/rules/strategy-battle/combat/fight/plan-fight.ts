import type { Side } from '../../reference.js';
import type { TraceNote } from '../../../shared/operation.js';
import type { WoundChart } from '../wound-chart.js';
import { knocksDown } from './charge.js';
import type { Field } from './contender.js';
import { heroesOf } from './heroes.js';
import { hornOf } from './horn.js';
import type { FightPlan } from './plan.js';
import { bestFight, poolsOf } from './pools.js';
import { shareNotes } from './shares.js';
import { strikersOf } from './strikers.js';
import { victimsOf } from './victims.js';

/** Settles everything about a fight that dice do not settle. The field has passed all refusals. */
export function planFight(field: Field, need: WoundChart): FightPlan {
  const heroes = heroesOf(field);
  const { pools, dice } = poolsOf(field, heroes);
  const victims = { good: victimsOf(field, 'good'), evil: victimsOf(field, 'evil') };
  const has = (side: Side): boolean => pools.some((pool) => pool.side === side);
  return {
    pools, dice, heroes, victims, need, banners: field.banners, horn: hornOf(field),
    fight: { good: bestFight(field, 'good'), evil: bestFight(field, 'evil') },
    walkover: has('good') === has('evil') ? null : has('good') ? 'good' : 'evil',
    strikers: { good: strikersOf(field, 'good', heroes, victims.evil), evil: strikersOf(field, 'evil', heroes, victims.good) },
    notes: notesOf(field),
  };
}

function notesOf(field: Field): TraceNote[] {
  const sides = ['good', 'evil'] as const;
  const notes = sides.flatMap((side) => field.sides[side].flatMap((contender) => shareNotes(field, contender)));
  for (const side of sides) {
    if (field.banners[side]) notes.push({ step: 'banner', text: `A banner lets the ${side} side re-roll one duel die.`, rule: 'SB-BANNER-005' });
    if (knocksDown(field, side)) notes.push({ step: 'knock-down', text: `If the ${side} side wins, its charge lays the beaten on the ground.`, rule: 'SB-CAV-023' });
  }
  if (field.barrier !== null) notes.push({ step: 'barrier', text: `Strikes at the ${field.barrier.defender} side meet the barrier on 1 to 3.`, rule: 'SB-DEF-004' });
  return notes;
}
