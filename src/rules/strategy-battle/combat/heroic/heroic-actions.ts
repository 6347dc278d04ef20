import { endings, play, type Process } from '../../../dice/chance.js';
import { Fraction } from '../../../dice/fraction.js';
import { dieStep } from '../../../dice/steps.js';
import type { Side } from '../../reference.js';
import type { CombatReference } from '../combat-reference.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { StoryTable } from '../story-table.js';
import { shareOf } from '../tests/shares.js';
import { followerOf } from './followers.js';
import { EVIL_UP_TO, onlySide, orderFrom, takesPlace } from './heroic-order.js';
import type { ActionResult, HeroicActionsOdds, HeroicActionsRequest, HeroicActionsResult } from './heroic-types.js';
import { planHeroic, type Action, type HeroicPlan } from './plan-heroic.js';

/** Heroic actions of one phase: what they cost, in which order they are worked out, who goes along (SB-HEROIC-001 to 007). */
export function createHeroicActions(reference: CombatReference): DiceOperation<HeroicActionsRequest, HeroicActionsOdds, HeroicActionsResult> {
  return {
    odds: (request) => heroicOdds(planHeroic(reference, request)),
    resolve: (request, faces) => playHeroic(planHeroic(reference, request), new StoryTable(faces)),
  };
}

interface FirstState {
  readonly first: Side | null;
}

/** No Might touches this die (SB-MIGHT-003). */
const process: Process<FirstState, StoryTable> = {
  next: ({ first }) => (first === null ? dieStep({ purpose: 'heroic-order', by: null, sides: 6, modifier: 0 }, (face) => ({ state: { first: face <= EVIL_UP_TO ? 'evil' : 'good' } })) : null),
  key: ({ first }) => first ?? '',
  rank: ({ first }) => (first === null ? 0 : 1),
};

const picked = ({ first }: FirstState): Side => first ?? 'good';

function assumptionsOf(plan: HeroicPlan): string[] {
  return plan.actions.length > 1 ? ['Each side picks its Heroes in the order listed.'] : [];
}

function heroicOdds(plan: HeroicPlan): HeroicActionsOdds {
  const ends = endings(process, { first: onlySide(plan) });
  const orders = ends.map(({ state, num, den }) => ({ order: orderFrom(plan, picked(state)), probability: Fraction.of(num, den) }));
  const first = (side: Side): Fraction => shareOf(ends, (state) => picked(state) === side);
  return {
    first: { good: first('good'), evil: first('evil') },
    orders: orders.map(({ order, probability }) => ({ order: order.map(({ index }) => index), probability })),
    actions: plan.actions.map(({ index, side, cost, mightLeft }) => ({
      index, side, cost, mightLeft,
      happens: Fraction.sum(orders.filter(({ order }) => takesPlace(order).has(index)).map(({ probability }) => probability)),
    })),
    method: 'exact', assumptions: assumptionsOf(plan),
  };
}

function playHeroic(plan: HeroicPlan, table: StoryTable): HeroicActionsResult {
  const first = picked(play(process, { first: onlySide(plan) }, table));
  if (table.dice.length > 0) table.note('heroic-order', `${first === 'good' ? 'Good' : 'Evil'} picks first.`, 'SB-HEROIC-002');
  const order = orderFrom(plan, first);
  return { first, order: order.map(({ index }) => index), actions: workedOut(plan, order, table), rolls: table.dice, trace: table.trace, assumptions: assumptionsOf(plan) };
}

/** One action after the other: friends go along once in a phase, and in heroic combats only where a second move is won. */
function workedOut({ phase, measure }: HeroicPlan, order: readonly Action[], table: StoryTable): ActionResult[] {
  const done = takesPlace(order);
  const acted = new Set<string>();
  return order.map(({ index, side, cost, mightLeft, declaration }) => {
    const cancelled = done.has(index) ? null : (declaration.stoppedBy?.how ?? null);
    const movesAgain = cancelled === null ? wonMove(declaration.foes) : null;
    const joining = cancelled !== null || movesAgain === false ? [] : (declaration.followers ?? []);
    const followers = joining.map((follower) => followerOf(phase, follower, { acted }, measure));
    for (const { name, joins } of followers) if (joins) acted.add(name);
    if (declaration.name != null && cancelled === null && movesAgain !== false) acted.add(declaration.name);
    table.note('heroic-action', cancelled === null ? `Action ${index} is worked out.` : `Action ${index} is cancelled: its Hero is ${cancelled}.`, cancelled === null ? 'SB-HEROIC-001' : 'SB-HEROIC-002');
    return { index, side, cost, mightLeft, cancelled, followers, movesAgain };
  });
}

/** Every enemy that touched the Hero is slain (SB-HEROIC-005). */
function wonMove(foes: { readonly touching: number; readonly slain: number } | null | undefined): boolean | null {
  return foes == null ? null : foes.touching > 0 && foes.slain >= foes.touching;
}
