import { endings, play, totalWeight, type Branch } from '../../../dice/chance.js';
import { toBranches } from '../../../dice/steps.js';
import type { Side } from '../../reference.js';
import type { Part } from '../combatant.js';
import { hurtProcess, hurtStart, strikeNeed, strikeProcess, strikeStart, type StrikeSetting, type StrikeState, type VictimPart } from '../strike.js';
import { showNeed, type WoundChart } from '../wound-chart.js';
import type { BlowState } from './blow-state.js';
import { other, type Aim, type FightPlan, type Striker, type Victim } from './plan.js';
import type { FightTable } from './table.js';
import { fateOf, partName, unhurt, type VictimState } from './victim-state.js';

/** One strike in its two readings. */
export interface Strike {
  play(table: FightTable, by: string): StrikeState;
  branches(): readonly Branch<StrikeState>[];
}

interface Struck {
  readonly part: Part;
  readonly doubled: boolean;
  readonly wounds: number;
  readonly slain: boolean;
}

/** The winner's side of a fight against those losers whom any of its blows, or a fall, can reach. */
export class Arena {
  readonly need: WoundChart;
  /** Positions in the plan's list of victims, in order. */
  readonly reached: readonly number[];
  readonly #victims: readonly Victim[];
  readonly #positions: ReadonlyMap<number, number>;
  readonly #known = new Map<Striker, Map<VictimPart, Map<string, Branch<StrikeState>[]>>>();

  constructor(readonly plan: FightPlan, winner: Side) {
    this.need = plan.need;
    this.#victims = plan.victims[other(winner)];
    const aimedAt = new Set(plan.strikers[winner].flatMap((striker) => [...striker.aims, ...(striker.sweep ?? [])].map((aim) => aim.victim)));
    this.reached = [...this.#victims.keys()].filter((index) => aimedAt.has(index) || unhurt(this.victim(index)).falling);
    this.#positions = new Map(this.reached.map((index, position) => [index, position]));
  }

  victim(index: number): Victim {
    return this.#victims[index] as Victim;
  }

  /** Where a victim stands in the list of a `BlowState`. */
  position(index: number): number {
    return this.#positions.get(index) as number;
  }

  /** One strike at a part in a state, with what it is rolled with settled. */
  strike(striker: Striker, aim: Aim, { points, victims }: BlowState): Strike {
    const victim = this.victim(aim.victim);
    const part = victim[aim.part] as VictimPart;
    const left = victims[this.position(aim.victim)] as VictimState;
    const might = this.#spends(striker) ? points[striker.hero as number] ?? 0 : 0;
    const [wounds, fate] = [left[aim.part], fateOf(left, aim.part)];
    const settingBy = (by: string): StrikeSetting => this.#setting(striker, part, by, partName(victim, aim.part));
    return {
      play: (table, by) => {
        const setting = settingBy(by);
        const end = play(strikeProcess(setting), strikeStart(setting, might, wounds, fate), table);
        this.#record(table, setting, { part: aim.part, doubled: victim.doubled, wounds: wounds - end.wounds, slain: end.wounds === 0 });
        return end;
      },
      branches: () => this.#branches(striker, part, `${might} ${wounds} ${fate}`, () => this.#ends(striker, part, { might, wounds, fate })),
    };
  }

  #record(table: FightTable, { striker, at, need }: StrikeSetting, { part, doubled, wounds, slain }: Struck): void {
    const needed = showNeed(need);
    table.strikes.push({ by: striker.by, at, part, needed, wounds });
    table.tell();
    const bonus = striker.woundBonus === 0 ? '' : `, rolling at +${striker.woundBonus}`;
    const outcome = slain ? 'slain' : wounds === 0 ? 'no Wound lost' : `${wounds} Wound lost`;
    table.note('strike', `${striker.by} strikes at ${at}, needing ${needed}${bonus}: ${outcome}.`, doubled ? 'SB-TRAP-002' : 'SB-FIGHT-005');
  }

  /** Might in hand after a strike that left its Hero so many points. */
  pointsAfter(striker: Striker, points: readonly number[], left: number): readonly number[] {
    return this.#spends(striker) ? points.map((before, index) => (index === striker.hero ? left : before)) : points;
  }

  #spends(striker: Striker): boolean {
    return striker.hero !== null && this.plan.heroes[striker.hero]?.toWound === true;
  }

  #setting(striker: Striker, part: VictimPart, by: string, at: string): StrikeSetting {
    const hero = this.#spends(striker) ? this.plan.heroes[striker.hero as number] ?? null : null;
    const { woundBonus, slaysOutright, barrier } = striker;
    return { need: strikeNeed(this.need, striker, part), striker: { by, woundBonus, slaysOutright, barrier }, hero, at, part };
  }

  /** Where a strike leads: its two halves, each followed once, put together. */
  #ends(striker: Striker, part: VictimPart, { might, wounds, fate }: { readonly might: number; readonly wounds: number; readonly fate: number }): Branch<StrikeState>[] {
    const setting = this.#setting(striker, part, '', '');
    const saves = this.#branches(striker, part, `saves ${wounds} ${fate}`, () => toBranches(endings(strikeProcess(setting), hurtStart(wounds, fate)), (end) => end));
    const cases = totalWeight(saves);
    const rolls = this.#branches(striker, part, `rolls ${might}`, () => toBranches(endings(hurtProcess(setting), strikeStart(setting, might, 0, 0)), (end) => end));
    return rolls.flatMap(({ weight, state: { points, hurt } }): Branch<StrikeState>[] => {
      if (!hurt) return [{ weight: weight * cases, state: { at: 'end', points, lifted: 0, wounds, fate, hurt } }];
      return saves.map((save) => ({ weight: weight * save.weight, state: { at: 'end', points, lifted: 0, wounds: save.state.wounds, fate: save.state.fate, hurt } }));
    });
  }

  #branches(striker: Striker, part: VictimPart, key: string, make: () => Branch<StrikeState>[]): readonly Branch<StrikeState>[] {
    let ofStriker = this.#known.get(striker);
    if (ofStriker === undefined) this.#known.set(striker, (ofStriker = new Map<VictimPart, Map<string, Branch<StrikeState>[]>>()));
    let ofPart = ofStriker.get(part);
    if (ofPart === undefined) ofStriker.set(part, (ofPart = new Map<string, Branch<StrikeState>[]>()));
    let branches = ofPart.get(key);
    if (branches === undefined) ofPart.set(key, (branches = make()));
    return branches;
  }
}
