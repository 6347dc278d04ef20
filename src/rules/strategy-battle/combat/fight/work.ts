import { refuseManyDice } from '../../../shared/most-dice.js';
import { TooMuchWorkError } from '../../../shared/too-much-work.js';
import type { Side } from '../../reference.js';
import { blowTasks, type BlowTask } from './blow-tasks.js';
import { modelsOf, type Field } from './contender.js';
import { other, type FightPlan, type Striker, type Victim } from './plan.js';
import { statesOf } from './victim-state.js';

/** Most work that the odds of one request may take. A unit is one state looked at, a microsecond or two. */
export const MOST_WORK = 60_000;

const SCORES = 6;
/** Looks at a hand of dice to decide about the re-rolls of one side, and of both, for each pool. */
const ONE_BANNER = 8;
const BOTH_BANNERS = 40;
/** Work of following one Attack from one state; twice as much where it makes two strikes. */
const ATTACK = 16;
const BRANCHES = 3;
/** States of a defender that are followed again in the time that the first one takes. */
const STATES_TO_REPEAT = 25;
/** Models whose states are copied in the time of one look. */
const MODELS_TO_COPY = 10;

/** The same of many small fights, whose units are cheaper: their numbers stay short. */
export const MOST_WORK_OF_MANY = 150_000;

/** Most models of one fight, those who lend support among them: every answer tells of each of them. */
export const MOST_MODELS = 1_000;

/** @throws TooMuchWorkError when more models are in the fight or around it than one request may have. */
export function refuseCrowd({ sides, behind }: Field): void {
  const models = modelsOf([...sides.good, ...sides.evil, ...behind.good, ...behind.evil]);
  if (models > MOST_MODELS) throw new TooMuchWorkError(`A fight may have ${MOST_MODELS} models at most; this one has ${models}.`, models, MOST_MODELS);
}

/** @throws TooMuchWorkError before the first die, where so many fights may take too many of them. */
export function refuseManyRolls(plans: readonly FightPlan[]): void {
  refuseManyDice(plans.reduce((sum, plan) => sum + diceOf(plan), 0), 'models, Attacks or Heroes who spend Might');
}

/** Dice of the duel, and of the strikes of the side that has more; each pair of pools that is weighed for banners and for Might counts as a die. */
function diceOf(plan: FightPlan): number {
  const duel = plan.dice.reduce((sum, { count }) => sum + count, 0);
  return duel + Math.max(strikesOf(plan, 'good'), strikesOf(plan, 'evil')) + plan.pools.length ** 2;
}

function strikesOf(plan: FightPlan, winner: Side): number {
  return plan.strikers[winner].reduce((sum, { by, attacks, sweep }) => sum + by.length * (sweep?.length ?? attacks), 0);
}

/** @throws TooMuchWorkError when this is more than one request may take. */
export function refuseHeavy(work: number, most = MOST_WORK): void {
  if (work <= most) return;
  const advice = 'Fewer models, or fewer Heroes who spend Might, make it shorter.';
  throw new TooMuchWorkError(`This has too many courses to be followed exactly. ${advice}`, Math.ceil(work), most);
}

/** What the odds of one fight take, from above. */
export function workOf(plan: FightPlan): number {
  const models = plan.victims.good.length + plan.victims.evil.length;
  return duelWork(plan) + blowsWork(plan, 'good') + blowsWork(plan, 'evil') + models;
}

/** The same of several fights in turn: from each state in which the defender may come to one, what is known is put together anew. */
export function workInTurn(plans: readonly FightPlan[], attackers: Side): number {
  return plans.reduce((sum, plan) => {
    const defender = plan.victims[other(attackers)][0];
    const might = plan.heroes.find((hero) => hero.side !== attackers)?.points ?? 0;
    const states = (defender === undefined ? 1 : statesOf(defender)) * (might + 1);
    return sum + workOf(plan) * (1 + states / STATES_TO_REPEAT);
  }, 0);
}

/** Every way in which the best dice of the pools can lie, with what is decided about each. */
function duelWork({ pools, heroes, banners, walkover }: FightPlan): number {
  if (walkover !== null) return 0;
  const decisions = 1 + heroes.filter((hero) => hero.toWin).length;
  const rerolls = banners.good && banners.evil ? BOTH_BANNERS : banners.good || banners.evil ? ONE_BANNER : 1;
  return SCORES ** pools.length * decisions * rerolls * (rerolls === 1 ? 1 : pools.length);
}

function blowsWork(plan: FightPlan, winner: Side): number {
  return blowTasks(plan, winner).reduce((sum, task) => sum + taskWork(plan, winner, task), 0);
}

function taskWork(plan: FightPlan, winner: Side, { by, aims, striker }: BlowTask): number {
  const victims = plan.victims[other(winner)];
  const all = [...new Set(aims.map((aim) => aim.victim))];
  const falling = all.some((index) => victims[index]?.knockedDown === true && victims[index].mount !== null);
  const enemies = falling ? all : all.slice(0, 2 * by.length);
  const states = enemies.reduce((sum, index) => sum + statesOf(victims[index] as Victim), 0) * mightOf(plan, striker);
  const steps = enemies.length === 1 ? Math.min(by.length * BRANCHES, states * Math.log2(by.length + 1)) : by.length * BRANCHES;
  const twice = enemies.some((index) => victims[index]?.doubled === true || victims[index]?.knockedDown === true) ? 2 : 1;
  return startsOf(plan, winner) * states * (ATTACK * twice + steps) * (1 + all.length / MODELS_TO_COPY);
}

/** Stores of Might in which the striker may come to his task. */
function mightOf(plan: FightPlan, striker: Striker): number {
  const hero = striker.hero === null ? undefined : plan.heroes[striker.hero];
  return hero?.toWound === true ? hero.points + 1 : 1;
}

/** Stores of Might in which the duel may leave the winners: one of them has spent. */
function startsOf({ heroes }: FightPlan, winner: Side): number {
  const spenders = heroes.filter((hero) => hero.side === winner && hero.toWin && hero.toWound);
  return spenders.length <= 1 ? 1 : spenders.reduce((sum, hero) => sum + Math.min(hero.points, SCORES), 1);
}
