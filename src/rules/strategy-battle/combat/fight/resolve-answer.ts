import type { FaceSource } from '../../../dice/dice-table.js';
import type { Side } from '../../reference.js';
import type { Duel, FightResult, FightStory, SideDuel } from '../fight-types.js';
import { afterOf, slainOf, type Aftermath } from './after.js';
import type { Field } from './contender.js';
import { playInTurn } from './in-turn.js';
import { other, type FightPlan } from './plan.js';
import { freshStart, playFight, type FightEnd } from './play-fight.js';
import { FightTable } from './table.js';
import type { VictimState } from './victim-state.js';

/** One fight, played. */
export function resolveOne(field: Field, plan: FightPlan, faces: FaceSource, assumptions: readonly string[]): FightResult {
  const table = new FightTable(faces);
  tellPlan(plan, table);
  const end = playFight(plan, freshStart(plan), table);
  const story = storyOf(plan, end, table, null);
  const gathered = new Gathered();
  gathered.add(plan, end, story, field);
  const { winner, duel, strikes, falls } = story;
  return { winner, duel, strikes, falls, fights: null, rolls: table.dice, assumptions, trace: table.trace, ...gathered.answer(field) };
}

/** Several chargers across a barrier, played one after another. */
export function resolveInTurn(field: Field, { plans, attackers }: { readonly plans: readonly FightPlan[]; readonly attackers: Side }, faces: FaceSource, assumptions: readonly string[]): FightResult {
  const table = new FightTable(faces);
  const gathered = new Gathered();
  const places = field.sides[attackers].flatMap((contender) => contender.models.map((model) => ({ ...contender, models: [model] })));
  if (plans[0] !== undefined) tellPlan(plans[0], table);
  playInTurn(plans, attackers, table, (end, plan, charger) => {
    const fought: Field = { ...field, sides: { ...field.sides, [attackers]: places.slice(charger, charger + 1) } };
    gathered.add(plan, end, storyOf(plan, end, table, charger), fought);
  });
  const { stories, strikes, falls } = gathered;
  return { winner: null, duel: null, strikes, falls, fights: stories, rolls: table.dice, assumptions, trace: table.trace, ...gathered.answer(field) };
}

function tellPlan({ notes }: FightPlan, table: FightTable): void {
  for (const { step, text, rule } of notes) table.note(step, text, rule);
}

function storyOf(plan: FightPlan, end: FightEnd, table: FightTable, charger: number | null): FightStory {
  const duel: Duel = { good: sideDuel(plan, 'good', table), evil: sideDuel(plan, 'evil', table), tie: table.tie };
  return { charger, winner: end.winner, duel, strikes: table.strikes, falls: table.falls };
}

function sideDuel(plan: FightPlan, side: Side, table: FightTable): SideDuel {
  const positions = plan.pools.flatMap((pool, index) => (pool.side === side ? table.pools[index] ?? [] : []));
  const scores = positions.sort((a, b) => a - b).map((position) => table.score(position));
  return { scores, best: scores.length === 0 ? null : Math.max(...scores), fight: plan.fight[side] };
}

/** What all fights of a request have come to. */
class Gathered {
  readonly stories: FightStory[] = [];
  readonly #fights: { readonly winner: Side; readonly field: Field }[] = [];
  readonly #left = new Map<string, VictimState>();
  readonly #might = new Map<string, number>();
  readonly #knockedDown = new Set<string>();

  get strikes(): FightStory['strikes'] {
    return this.stories.flatMap((story) => story.strikes);
  }

  get falls(): FightStory['falls'] {
    return this.stories.flatMap((story) => story.falls);
  }

  add(plan: FightPlan, end: FightEnd, story: FightStory, field: Field): void {
    this.stories.push(story);
    this.#fights.push({ winner: end.winner, field });
    plan.heroes.forEach((hero, index) => this.#might.set(hero.by, end.points[index] ?? 0));
    plan.victims[other(end.winner)].forEach((victim, index) => {
      const left = end.losers[index];
      if (left !== undefined) this.#left.set(victim.by, left);
      if (victim.knockedDown) this.#knockedDown.add(victim.by);
    });
  }

  answer(field: Field): Pick<FightResult, 'slain' | 'after'> {
    const aftermath: Aftermath = { fights: this.#fights, left: this.#left, might: this.#might, knockedDown: this.#knockedDown, strikes: this.strikes, falls: this.falls };
    return { slain: slainOf(field, aftermath), after: { good: afterOf(field, 'good', aftermath), evil: afterOf(field, 'evil', aftermath) } };
  }
}
