import { play, type Chance, type Process } from '../../../dice/chance.js';
import { dieStep, processStep } from '../../../dice/steps.js';
import type { Part } from '../combatant.js';
import { FALL_STRENGTH, strikeNeed, strikeProcess, strikeStart, type StrikeSetting, type VictimPart } from '../strike.js';
import { showNeed, type WoundChart } from '../wound-chart.js';
import type { Victim } from './plan.js';
import type { FallHit } from '../fight-types.js';
import type { FightTable } from './table.js';
import { fateOf, hurt, partName, victimKey, type VictimState } from './victim-state.js';

interface Fall {
  readonly left: VictimState;
  /** Position in the list of those who fall; a second step of one is the hit that his roll has called for. */
  readonly at: number;
  readonly hit: boolean;
}

/** Hits on rider and passenger of cavalry that is laid prone, each at once (SB-MM-005). */
export function knockDownProcess(victim: Victim, need: WoundChart): Process<Fall, FightTable> {
  const fallers = fallersOf(victim);
  return {
    next: ({ left, at }) => {
      const part = fallers[at];
      return part === undefined ? null : hitStep(victim, need, { left, part, cause: 'knock-down' }, (after) => ({ left: after, at: at + 1, hit: false }));
    },
    key: fallKey,
    rank: fallRank,
  };
}

/** Rolls on the Thrown Rider chart: of a rider whose mount is slain, of a passenger who lost mount or rider (SB-CAV-017, SB-CAV-020). */
export function thrownProcess(victim: Victim, need: WoundChart): Process<Fall, FightTable> {
  const fallers = fallersOf(victim);
  const skip = ({ left, at }: Fall): Fall => ({ left, at: at + 1, hit: false });
  return {
    next: (fall) => {
      const part = fallers[fall.at];
      if (part === undefined) return null;
      if (!isThrown(victim, fall.left, part)) return { roll: () => skip(fall), branches: () => [{ weight: 1n, state: skip(fall) }] };
      if (fall.hit) return hitStep(victim, need, { left: fall.left, part, cause: 'thrown' }, (left) => skip({ ...fall, left }));
      const due = { purpose: 'thrown-rider', by: partName(victim, part), sides: 6, modifier: 0 };
      return dieStep(due, (face) => ({ state: face === 1 ? { ...fall, hit: true } : skip(fall) }));
    },
    key: fallKey,
    rank: fallRank,
  };
}

export function fallStart(left: VictimState): Fall {
  return { left: { ...left, falling: false }, at: 0, hit: false };
}

export function playFall(process: Process<Fall, FightTable>, left: VictimState, table: FightTable): VictimState {
  return play(process, fallStart(left), table).left;
}

/** Nobody is thrown twice: who was laid prone lies beside his mount already. */
function isThrown(victim: Victim, left: VictimState, part: 'rider' | 'passenger'): boolean {
  if (victim.mount === null || victim.knockedDown || left[part] === 0) return false;
  return left.mount === 0 || left.rider === 0;
}

function fallersOf(victim: Victim): readonly ('rider' | 'passenger')[] {
  if (victim.mount === null) return [];
  return victim.passenger === null ? ['rider'] : ['rider', 'passenger'];
}

interface Hit {
  readonly left: VictimState;
  readonly part: Part;
  readonly cause: FallHit['cause'];
}

function hitStep(victim: Victim, need: WoundChart, { left, part, cause }: Hit, then: (after: VictimState) => Fall): Chance<Fall, FightTable> {
  if (left[part] === 0) return { roll: () => then(left), branches: () => [{ weight: 1n, state: then(left) }] };
  const struck = victim[part] as VictimPart;
  const striker = { by: 'fall', woundBonus: 0, slaysOutright: false, barrier: false, strength: FALL_STRENGTH, byCourage: false, neverAbove: null };
  const setting: StrikeSetting = { need: strikeNeed(need, striker, struck), striker, hero: null, at: partName(victim, part), part: struck };
  const step = processStep(strikeProcess(setting), strikeStart(setting, 0, left[part], fateOf(left, part)), (end) => then(hurt(left, part, end)));
  return { branches: () => step.branches(), roll: (table) => noted(step, table, setting, { left, part, cause }) };
}

function noted(step: Chance<Fall, FightTable>, table: FightTable, { need, at }: StrikeSetting, { left, part, cause }: Hit): Fall {
  const after = step.roll(table);
  const wounds = left[part] - after.left[part];
  table.falls.push({ at, part, cause, needed: showNeed(need), wounds });
  table.tell();
  table.note(cause, `${at} falls and takes a hit of Strength ${FALL_STRENGTH}, needing ${showNeed(need)}: ${wounds === 0 ? 'no Wound lost' : `${wounds} lost`}.`, cause === 'thrown' ? 'SB-CAV-020' : 'SB-MM-005');
  return after;
}

function fallKey({ left, at, hit }: Fall): string {
  return `${at}${hit ? 'h' : ''} ${victimKey(left)}`;
}

function fallRank({ at, hit }: Fall): number {
  return at * 2 + Number(hit);
}
