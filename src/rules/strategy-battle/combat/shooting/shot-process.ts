import type { Chance, Process } from '../../../dice/chance.js';
import type { DiceTable } from '../../../dice/dice-table.js';
import { dieStep, processStep } from '../../../dice/steps.js';
import type { Part } from '../combatant.js';
import { strikeNeed, strikeProcess, strikeStart, type StrikeSetting } from '../strike.js';
import { fateLeft, hurt, nameOfPart, partOf, sharesOf, type BodyState } from './bodies.js';
import { TARGET, type ShotPlan, type Way } from './shot-plan.js';

type At = 'hit' | 'way' | 'who' | 'combat' | 'share' | 'strike' | 'done';

/** One shot on its way. */
export interface ShotState {
  readonly at: At;
  /** Position of the thing in the way that is next. */
  readonly way: number;
  readonly points: number;
  readonly bodies: readonly BodyState[];
  readonly hit: boolean;
  /** What it hits in the end, as answers name it; `null` so long as nothing is. */
  readonly struck: string | null;
  readonly body: number | null;
  readonly part: Part | null;
  /** The roll to wound succeeded. */
  readonly hurt: boolean;
}

const STEPS: readonly At[] = ['hit', 'way', 'who', 'combat', 'share', 'strike', 'done'];
/** Even chances that no Might alters: this or more lets the shot go on (SB-SHOOT-009). */
const GOES_ON = 4;

export function shotStart(points: number, bodies: readonly BodyState[]): ShotState {
  return { at: 'hit', way: 0, points, bodies, hit: false, struck: null, body: null, part: null, hurt: false };
}

/** One shot in the order of the contract: hit die, dice of things in the way, combat die, share die, wound dice, Fate dice. */
export function shotProcess<T extends DiceTable>(plan: ShotPlan, by: string): Process<ShotState, T> {
  return {
    next: (state) => nextStep(plan, by, state),
    key: shotKey,
    rank: ({ at, way }) => (at === 'hit' ? 0 : at === 'way' || at === 'who' ? 1 + 2 * way + (at === 'who' ? 1 : 0) : 2 * plan.ways.length + STEPS.indexOf(at)),
  };
}

function shotKey({ at, way, points, bodies, hit, struck, body, part, hurt: wounded }: ShotState): string {
  const left = bodies.map((state) => `${state.rider},${state.riderFate},${state.mount},${state.passenger},${state.passengerFate}`);
  return `${at} ${way} ${points} ${hit ? 1 : 0} ${struck ?? ''} ${body ?? ''} ${part ?? ''} ${wounded ? 1 : 0} ${left.join(';')}`;
}

function nextStep<T extends DiceTable>(plan: ShotPlan, by: string, state: ShotState): Chance<ShotState, T> | null {
  switch (state.at) {
    case 'hit': return hitStep(plan, by, state);
    case 'way': return wayStep(plan, by, state);
    case 'who': return whoStep(plan, by, state);
    case 'combat': return evenChance('combat', by, (high) => (high ? aimedAt(plan, state, TARGET, 'target') : atFriend(plan, state)));
    case 'share': return shareStep(plan, by, state);
    case 'strike': return strikeStep(plan, by, state);
    case 'done': return null;
  }
}

/** A failed roll is lifted with the fewest points if the points left can make it hit (contract-combat 23). */
function hitStep<T extends DiceTable>(plan: ShotPlan, by: string, state: ShotState): Chance<ShotState, T> {
  const { might } = plan;
  const most = might?.toHit === true ? Math.floor(state.points / might.cost) : 0;
  return dieStep({ purpose: 'hit', by, sides: 6, modifier: 0 }, (face) => {
    const lift = Math.max(0, plan.hitOn - face);
    if (lift > most) return { state: { ...state, at: 'done' } };
    return { state: onwards(plan, { ...state, hit: true, points: state.points - lift * (might?.cost ?? 0) }, 0), lift };
  });
}

function evenChance<T extends DiceTable>(purpose: string, by: string, then: (high: boolean) => ShotState): Chance<ShotState, T> {
  return dieStep({ purpose, by, sides: 6, modifier: 0 }, (face) => ({ state: then(face >= GOES_ON) }));
}

const stands = (state: ShotState, body: number): boolean => (state.bodies[body]?.rider ?? 0) > 0;

/** Whether a thing in the way still is: those whom an earlier shot has slain are not. */
function isInTheWay(state: ShotState, way: Way): boolean {
  if (way.kind === 'thing') return true;
  return way.kind === 'body' ? stands(state, way.body) : [...way.own, ...way.enemy].some((body) => stands(state, body));
}

/** The shot as it meets the next thing from a position on, or else its target. */
function onwards(plan: ShotPlan, state: ShotState, from: number): ShotState {
  const next = plan.ways.findIndex((way, index) => index >= from && isInTheWay(state, way));
  if (next !== -1) return { ...state, at: 'way', way: next };
  if (plan.friends.some((body) => stands(state, body))) return { ...state, at: 'combat' };
  return aimedAt(plan, state, TARGET, 'target');
}

function wayStep<T extends DiceTable>(plan: ShotPlan, by: string, state: ShotState): Chance<ShotState, T> {
  const way = plan.ways[state.way] as Way;
  return evenChance('in-the-way', by, (high) => (high ? onwards(plan, state, state.way + 1) : stopped(plan, state, way)));
}

function stopped(plan: ShotPlan, state: ShotState, way: Way): ShotState {
  if (way.kind === 'thing') return { ...state, at: 'done', struck: way.what };
  if (way.kind === 'body') return aimedAt(plan, state, way.body, way.what);
  const [own, enemy] = [way.own, way.enemy].map((side) => side.find((body) => stands(state, body)));
  if (own !== undefined && enemy !== undefined) return { ...state, at: 'who' };
  return aimedAt(plan, state, own ?? enemy ?? TARGET, way.what);
}

/** A fight in the way is hit like a target in combat: 1 to 3 the shooter's own side, 4 to 6 the other, the nearest of each. */
function whoStep<T extends DiceTable>(plan: ShotPlan, by: string, state: ShotState): Chance<ShotState, T> {
  const way = plan.ways[state.way];
  const nearest = (side: readonly number[]): number => side.find((body) => stands(state, body)) ?? TARGET;
  return evenChance('fight-in-the-way', by, (high) => {
    if (way?.kind !== 'fight') return { ...state, at: 'done' };
    return aimedAt(plan, state, nearest(high ? way.enemy : way.own), way.what);
  });
}

function atFriend(plan: ShotPlan, state: ShotState): ShotState {
  return aimedAt(plan, state, plan.friends.find((body) => stands(state, body)) ?? TARGET, 'friend');
}

function aimedAt(plan: ShotPlan, state: ShotState, body: number, struck: string): ShotState {
  const aimed = { ...state, struck, body };
  const shares = sharesOf(plan.bodies[body] as ShotPlan['bodies'][number], state.bodies[body] as BodyState);
  return shares === null ? { ...aimed, at: 'strike', part: 'rider' } : { ...aimed, at: 'share' };
}

function shareStep<T extends DiceTable>(plan: ShotPlan, by: string, state: ShotState): Chance<ShotState, T> {
  const body = state.body ?? TARGET;
  const shares = sharesOf(plan.bodies[body] as ShotPlan['bodies'][number], state.bodies[body] as BodyState) ?? [];
  return dieStep({ purpose: 'mount', by, sides: 6, modifier: 0 }, (face) => ({ state: { ...state, at: 'strike', part: shares[face - 1] ?? 'rider' } }));
}

/** What the roll to wound of a shot that has hit is made with. Might is spent on enemies alone. */
export function settingOf(plan: ShotPlan, by: string, state: Pick<ShotState, 'body' | 'part' | 'bodies'>): StrikeSetting {
  const [index, part] = [state.body ?? TARGET, state.part ?? 'rider'];
  const body = plan.bodies[index] as ShotPlan['bodies'][number];
  const victim = partOf(body, state.bodies[index] as BodyState, part);
  const isEnemy = index === TARGET || (body.side !== null && body.side === plan.bodies[TARGET]?.side);
  return {
    need: strikeNeed(plan.need, plan.blow, victim), striker: { by, woundBonus: 0, slaysOutright: false, barrier: false },
    hero: plan.might?.toWound === true && isEnemy ? { cost: plan.might.cost } : null, at: nameOfPart(body, part), part: victim,
  };
}

function strikeStep<T extends DiceTable>(plan: ShotPlan, by: string, state: ShotState): Chance<ShotState, T> {
  const [index, part] = [state.body ?? TARGET, state.part ?? 'rider'];
  const setting = settingOf(plan, by, state);
  const before = state.bodies[index] as BodyState;
  return processStep(strikeProcess<T>(setting), strikeStart(setting, state.points, before[part], fateLeft(before, part)), (end) => ({
    ...state, at: 'done', points: end.points, hurt: end.hurt,
    bodies: state.bodies.map((body, at) => (at === index ? hurt(body, part, end) : body)),
  }));
}
