import { endings, play } from '../../../dice/chance.js';
import { Fraction } from '../../../dice/fraction.js';
import type { CombatReference } from '../combat-reference.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { StoryTable } from '../story-table.js';
import { partOdds, partsAfter } from '../tests/parts-report.js';
import { shareOf } from '../tests/shares.js';
import { planTurnEffect, type TurnEffectPlan } from './plan-turn-effect.js';
import { turnEffectProcess, turnEffectStart } from './turn-effect-process.js';
import type { TurnEffectOdds, TurnEffectRequest, TurnEffectResult } from './turn-effects-types.js';

/** Dice of the turn: the Ring's control, arrivals and traps of scenarios (SB-SPEC-007, SB-S04-005, SB-S06-006, SB-W02-005, SB-W04-005, SB-W05-005). */
export function createTurnEffects(reference: CombatReference): DiceOperation<TurnEffectRequest, TurnEffectOdds, TurnEffectResult> {
  return {
    odds: (request) => effectOdds(planTurnEffect(reference, request)),
    resolve: (request, faces) => playEffect(planTurnEffect(reference, request), new StoryTable(faces)),
  };
}

function effectOdds(plan: TurnEffectPlan): TurnEffectOdds {
  const ends = endings(turnEffectProcess(plan), turnEffectStart(plan));
  const onRoll = (roll: number): Fraction => shareOf(ends, ({ on }) => on === roll);
  const byRoll: Fraction[] = [];
  for (let roll = 1; roll <= plan.rolls; roll += 1) byRoll.push((byRoll[roll - 2] ?? Fraction.ZERO).plus(onRoll(roll)));
  const { edges } = plan.rule;
  return {
    needed: plan.rule.needed, says: plan.rule.says, success: onRoll(1), within: shareOf(ends, ({ on }) => on !== null), firstTurn: plan.firstTurn, byRoll,
    edges: edges === undefined ? null : [...new Set(edges)].map((edge) => ({ edge, probability: shareOf(ends, (state) => state.edge !== null && edges[state.edge - 1] === edge) })),
    harm: partOdds(plan.parts, ends), knockedDown: plan.falls ? shareOf(ends, ({ on }) => on !== null) : Fraction.ZERO,
    method: 'exact', assumptions: plan.assumptions,
  };
}

function playEffect(plan: TurnEffectPlan, table: StoryTable): TurnEffectResult {
  const end = play(turnEffectProcess(plan), turnEffectStart(plan), table);
  return {
    succeeds: end.on !== null, says: end.on === null ? plan.rule.otherwise : plan.rule.says, onRoll: end.on,
    edge: end.edge === null ? null : (plan.rule.edges?.[end.edge - 1] ?? null), might: plan.model === null ? null : end.points,
    after: partsAfter(plan.parts, end.parts), knockedDown: plan.falls && end.on !== null,
    rolls: table.dice, trace: table.trace, assumptions: plan.assumptions,
  };
}
