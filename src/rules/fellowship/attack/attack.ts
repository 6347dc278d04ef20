import { endings, play, type Ending } from '../../dice/chance.js';
import { Fraction } from '../../dice/fraction.js';
import { expectedOf, overOne, shareOf, spreadOf } from '../../dice/shares.js';
import type { DiceOperation } from '../../shared/operation.js';
import { StoryTable } from '../../shared/story-table.js';
import type { Book } from '../book.js';
import { FATES, type AttackOdds, type AttackRequest, type AttackResult, type Fate, type TargetOdds } from './attack-types.js';
import { attackReadings, idleNotes } from './attack-readings.js';
import { fightProcess } from './fight-process.js';
import { felledOf, fightStart, isFelled, stands, type FightState } from './fight-state.js';
import { planAttack, type AttackPlan } from './plan.js';
import { ATTACKER, type Slot } from './schedule.js';
import { watchOver } from './work.js';

/** The attack and wound recovery chain (FS-ATK-…): hits, recovery, and what special abilities make of them. */
export function createAttack(book: Book): DiceOperation<AttackRequest, AttackOdds, AttackResult> {
  return {
    odds: (request) => attackOdds(book, planAttack(request)),
    resolve: (request, faces) => playAttack(book, planAttack(request), new StoryTable(faces)),
  };
}

/** The slot by which the numbers of a target are shown. */
const SHOWN: Slot = { phase: '6d', by: ATTACKER, at: 'front', sweep: 0, charge: false, atSpeed: false };

function attackOdds(book: Book, plan: AttackPlan): AttackOdds {
  const ends = overOne(endings(fightProcess(plan), fightStart(plan), watchOver(plan)));
  const dice = plan.slots.filter(({ by }) => by === ATTACKER).length;
  const targets = plan.targets.map((_, index) => targetOdds(plan, ends, index));
  const [first] = targets;
  const shown = plan.blow(SHOWN, 0);
  const felled = spreadOf(ends, plan.targets.length, felledOf);
  return {
    attackTarget: shown.attackTarget, recoveryTarget: first?.recoveryTarget ?? null, attacks: dice,
    hit: shareOf(ends, ({ hits }) => hits > 0), wound: shareOf(ends, ({ wounds }) => wounds > 0),
    survives: first?.survives ?? null, killed: first?.killed ?? null, prone: first?.prone ?? null, disabled: first?.disabled ?? null, banished: first?.banished ?? null,
    hits: spreadOf(ends, dice, ({ hits }) => hits), expectedHits: expectedOf(ends, ({ hits }) => hits), exceptional: shareOf(ends, ({ exceptional }) => exceptional > 0),
    felled, expectedFelled: expectedOf(ends, felledOf), targets, phases: phasesOf(plan, ends),
    attackerFalls: shareOf(ends, ({ self }) => isFelled(self)), allStand: shareOf(ends, ({ self, foes }) => stands(self) && foes.every(stands)),
    method: 'exact', assumptions: [...book.assume(attackReadings(plan)), ...idleNotes(plan)],
  };
}

function targetOdds(plan: AttackPlan, ends: readonly Ending<FightState>[], index: number): TargetOdds {
  const blow = plan.blow(SHOWN, index);
  const byFate = spreadOf(ends, FATES.length - 1, ({ foes }) => FATES.indexOf(foes[index]?.fate ?? 'untouched'));
  const fares = (...fates: readonly Fate[]): Fraction => Fraction.sum(fates.map((fate) => byFate[FATES.indexOf(fate)] ?? Fraction.ZERO));
  return {
    index, attackTarget: blow.attackTarget, recoveryTarget: blow.recovery?.target ?? 0, recoveryRolls: blow.recovery?.rolls ?? 0, heroPointTarget: blow.recovery?.heroTarget ?? 0,
    attacked: Fraction.ONE.minus(fares('untouched')), killed: fares('killed'), banished: fares('banished'), disabled: fares('disabled'), prone: fares('prone'), open: fares('open'),
    survives: fares('untouched', 'missed', 'recovered', 'prone'),
  };
}

function phasesOf(plan: AttackPlan, ends: readonly Ending<FightState>[]): AttackOdds['phases'] {
  const phases = [...new Set(plan.slots.filter(({ by }) => by === ATTACKER).map(({ phase }) => phase))];
  return phases.map((phase) => ({ phase, probability: shareOf(ends, ({ struck }) => struck.includes(phase)) }));
}

function playAttack(book: Book, plan: AttackPlan, table: StoryTable): AttackResult {
  const end = play(fightProcess(plan), fightStart(plan), table);
  const shown = plan.blow(SHOWN, 0);
  return {
    attackTarget: shown.attackTarget, recoveryTarget: shown.recovery?.target ?? null, hits: end.hits, exceptional: end.exceptional, felled: felledOf(end),
    targets: end.foes.map(({ fate, points }, index) => ({ index, fate, heroPoints: points })), attacker: { fate: end.self.fate, heroPoints: end.self.points },
    rolls: table.dice, trace: table.trace, assumptions: [...book.assume(attackReadings(plan)), ...idleNotes(plan)],
  };
}
