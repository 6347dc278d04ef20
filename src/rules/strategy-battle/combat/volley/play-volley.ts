import { play } from '../../../dice/chance.js';
import type { FaceSource } from '../../../dice/dice-table.js';
import type { Side } from '../../reference.js';
import { StoryTable } from '../story-table.js';
import { showNeed } from '../wound-chart.js';
import { fallProcess, fallStart, settingOf, type PartLeft } from './volley-process.js';
import { VOLLEY_HITS_ON, type VolleyPart, type VolleyPlan } from './volley-plan.js';
import type { VolleyHit, VolleyResult } from './volley-types.js';

/** Fires once with the faces of the source: all dice to hit, archer by archer, then hit by hit the dice that it takes. */
export function playVolley(plan: VolleyPlan, faces: FaceSource): VolleyResult {
  const table = new StoryTable(faces);
  const hits = plan.archers.filter((by) => table.score(table.roll({ purpose: 'hit', by, sides: 6, modifier: 0 })) >= VOLLEY_HITS_ON).length;
  table.note('hit', `${plan.archers.length} dice, ${hits} of them ${VOLLEY_HITS_ON}.`, 'SB-VOLLEY-004');
  const left: PartLeft[] = plan.parts.map(({ victim: { wounds, fate } }) => ({ wounds, fate }));
  const places = plan.order.slice(0, hits);
  const placed = places.map((at, index) => fallen(plan, table, left, { at, index }));
  const parts = plan.parts.map(({ what, part }, index) => ({ what, part, ...(left[index] as PartLeft) }));
  return {
    hits, placed, lost: hits - places.length,
    slain: parts.filter(({ wounds }) => wounds === 0).map(({ what, part }) => ({ what, part })), after: parts,
    rolls: table.dice, assumptions: plan.assumptions, trace: table.trace,
  };
}

/** One hit on the part at a position; what is left of it is written into `left`. */
function fallen(plan: VolleyPlan, table: StoryTable, left: PartLeft[], { at, index }: { readonly at: number; readonly index: number }): VolleyHit {
  const part = plan.parts[at] as VolleyPart;
  const before = left[at] as PartLeft;
  const end = play(fallProcess<StoryTable>(plan, part), fallStart(part, before), table);
  left[at] = { wounds: end.wounds, fate: end.fate };
  const wounds = before.wounds - end.wounds;
  const stopped = end.struck === false;
  const needed = stopped ? null : showNeed(settingOf(plan, part).need);
  table.note('volley', `A hit on ${part.what} (${part.part}) ${stopped ? 'does not reach it' : `needs ${needed ?? '-'} to wound: ${wounds} lost`}.`, stopped ? 'SB-VOLLEY-007' : 'SB-VOLLEY-005');
  return { what: part.what, part: part.part, placedBy: placedBy(plan.firing, index), stopped, needed, wounds };
}

/** The target's player places the second hit, the firing player the third, and so on (SB-VOLLEY-005). */
function placedBy(firing: Side | null, index: number): Side | null {
  if (index === 0 || firing === null) return null;
  const byTarget = index % 2 === 1;
  return (firing === 'good') === byTarget ? 'evil' : 'good';
}
