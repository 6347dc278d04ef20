import type { RolledDie } from '../../../dice/dice-table.js';
import { StoryTable } from '../story-table.js';
import { showNeed } from '../wound-chart.js';
import { nameOfPart, type BodyState } from './bodies.js';
import type { Shot } from './shooting-types.js';
import { settingOf, type ShotState } from './shot-process.js';
import type { ShotPlan } from './shot-plan.js';

/** Ledger row of each kind of die. */
const RULES: Readonly<Record<string, string>> = {
  hit: 'SB-SHOOT-003', 'in-the-way': 'SB-SHOOT-009', 'fight-in-the-way': 'SB-SHOOT-011', combat: 'SB-SHOOT-008', mount: 'SB-CAV-018',
  wound: 'SB-WOUND-001', 'wound-second': 'SB-WOUND-002', 'early-save': 'SB-W05-007', fate: 'SB-FATE-001', ring: 'SB-SPEC-034', 'hunting-instinct': 'SB-SPEC-060',
};

/** The table of shots that are played with dice: each shot, and the Might that each shooter has left. */
export class ShotTable extends StoryTable {
  readonly shots: Shot[] = [];
  readonly might = new Map<string, number>();
  #told = 0;

  /** Writes a shot down, with the dice that it took. */
  tellShot(plan: ShotPlan, by: string, before: readonly BodyState[], end: ShotState): void {
    this.tellDice();
    const { struck, body, part } = end;
    const victim = body === null || part === null ? null : nameOfPart(plan.bodies[body] as ShotPlan['bodies'][number], part);
    const wounds = body === null || part === null ? 0 : (before[body]?.[part] ?? 0) - (end.bodies[body]?.[part] ?? 0);
    const needed = victim === null ? null : showNeed(settingOf(plan, by, { body, part, bodies: before }).need);
    this.shots.push({ by, hit: end.hit, at: struck, victim, needed, wounded: end.hurt, wounds });
    this.might.set(by, end.points);
    this.note('shot', `${by} ${inWords(end, victim, needed, wounds)}`, 'SB-SHOOT-003');
  }

  /** Puts the dice that nobody has told of yet into the story. */
  tellDice(): void {
    for (const die of this.dice.slice(this.#told)) this.note(die.purpose, dieInWords(die), RULES[die.purpose] ?? 'SB-DICE-001');
    this.#told = this.dice.length;
  }
}

function dieInWords({ by, purpose, face, might, score }: RolledDie): string {
  return `${by ?? ''} rolls ${face} (${purpose.replaceAll('-', ' ')})${might === 0 ? '' : `, raised by ${might} with Might to ${score}`}.`;
}

function inWords({ hit, struck }: ShotState, victim: string | null, needed: string | null, wounds: number): string {
  if (!hit) return 'misses.';
  if (victim === null) return `hits what is in the way: ${struck ?? ''}.`;
  return `hits ${victim}, needing ${needed ?? '-'} to wound: ${wounds === 0 ? 'no Wound lost' : `${wounds} lost`}.`;
}
