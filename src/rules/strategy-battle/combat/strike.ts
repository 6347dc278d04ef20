import type { Chance, Process } from '../../dice/chance.js';
import type { DiceTable } from '../../dice/dice-table.js';
import { decision, dieStep, twoDiceStep } from '../../dice/steps.js';
import type { WoundChart, WoundNeed } from './wound-chart.js';

/** The sum that passes a Courage test with Courage added (SB-COUR-001). */
export const COURAGE_TO_PASS = 10;

/** Strength of the hit that a fall deals (SB-FALL-001, SB-CAV-020, SB-MM-005). */
export const FALL_STRENGTH = 3;

/** One target part and how it is hurt. */
export interface VictimPart {
  readonly defence: number;
  readonly courage: number;
  /** Wounds left. */
  readonly wounds: number;
  /** Fate points that will be spent, 0 where the policy is to keep them. */
  readonly fate: number;
  /** Lowest Fate die that saves: 4, or 2 in Lothlórien (SB-W05-006). */
  readonly fateOn: number;
  /** Lowest die of a roll that comes before Fate (SB-W05-007), `null` for none. */
  readonly earlySaveOn: number | null;
  /** The One Ring holds the last Wound on 2 or more (SB-SPEC-034). */
  readonly ring: boolean;
  /** Tests Courage at each Wound suffered or is gone (SB-SPEC-060). */
  readonly flees: boolean;
}

/** How a blow or shot reads the Wound chart. */
export interface Blow {
  readonly strength: number;
  /** Reads the chart at the victim's Courage (SB-SPEC-025). */
  readonly byCourage: boolean;
  /** Never needs more than this on one die (SB-SPEC-013), `null` for the chart alone. */
  readonly neverAbove: number | null;
}

/** Who rolls, and what his rolls do. */
export interface StrikeRoller {
  readonly by: string;
  /** Added to every roll on the Wound chart (SB-WEAP-009, SB-WEAP-011). */
  readonly woundBonus: number;
  /** A Wound not recovered slays whatever the Wounds (SB-SPEC-026). */
  readonly slaysOutright: boolean;
  /** The strike meets the barrier first (SB-DEF-004). */
  readonly barrier: boolean;
}

type At = 'barrier' | 'wound' | 'second' | 'hurt' | 'early' | 'fate' | 'ring' | 'flight' | 'end';

/** One strike on its way. `points`: the striker's Might in hand. `hurt`: the roll would wound. */
export interface StrikeState {
  readonly at: At;
  readonly points: number;
  /** Steps already spent on the first of two rolls, which lift the second too (SB-MIGHT-005). */
  readonly lifted: number;
  readonly wounds: number;
  readonly fate: number;
  readonly hurt: boolean;
}

/** What one strike is rolled with. */
export interface StrikeSetting {
  readonly need: WoundNeed | null;
  readonly striker: StrikeRoller;
  /** The striking Hero where he lifts wound rolls, else `null`. */
  readonly hero: { readonly cost: number } | null;
  readonly at: string;
  readonly part: VictimPart;
}

const ORDER: readonly At[] = ['barrier', 'wound', 'second', 'hurt', 'early', 'fate', 'ring', 'flight', 'end'];
/** Room between ranks for Fate rolls, which follow one another with a falling store. */
const FATE_RANKS = 1000;
const clampDie = (value: number): number => Math.min(6, Math.max(1, value));

/** What a strike needs by the chart and by the striker's own rules (SB-SPEC-013, SB-SPEC-025). */
export function strikeNeed(chart: WoundChart, striker: Blow, part: Pick<VictimPart, 'defence' | 'courage'>): WoundNeed | null {
  const need = chart(striker.strength, striker.byCourage ? part.courage : part.defence);
  if (striker.neverAbove === null) return need;
  if (need !== null && need.second === null && need.first <= striker.neverAbove) return need;
  return { first: striker.neverAbove, second: null };
}

/** The start of a strike at a part with so many Wounds and Fate left. */
export function strikeStart(setting: StrikeSetting, points: number, wounds: number, fate: number): StrikeState {
  const at = setting.striker.barrier ? 'barrier' : setting.need === null ? 'end' : 'wound';
  return { at, points, lifted: 0, wounds, fate, hurt: false };
}

/** One strike: barrier die, wound dice with Might, then whatever may save the Wound (SB-FIGHT-005, SB-FATE-001). */
export function strikeProcess<T extends DiceTable>(setting: StrikeSetting): Process<StrikeState, T> {
  return { next: (state) => nextStep(setting, state), key: strikeKey, rank: strikeRank };
}

/** The first half of a strike, up to a roll that wounds: Might apart it is the same for all who are as hard to hurt. */
export function hurtProcess<T extends DiceTable>(setting: StrikeSetting): Process<StrikeState, T> {
  return { next: (state) => (state.at === 'hurt' ? null : nextStep(setting, state)), key: strikeKey, rank: strikeRank };
}

/** Where the second half begins: a roll has wounded. */
export function hurtStart(wounds: number, fate: number): StrikeState {
  return { at: 'hurt', points: 0, lifted: 0, wounds, fate, hurt: true };
}

function strikeKey({ at, points, lifted, wounds, fate, hurt }: StrikeState): string {
  return `${at} ${points} ${lifted} ${wounds} ${fate} ${hurt ? 1 : 0}`;
}

function strikeRank({ at, fate }: StrikeState): number {
  return ORDER.indexOf(at) * FATE_RANKS + (at === 'fate' ? FATE_RANKS - fate : 0);
}

function nextStep<T extends DiceTable>(setting: StrikeSetting, state: StrikeState): Chance<StrikeState, T> | null {
  switch (state.at) {
    case 'barrier': return barrierStep(setting, state);
    case 'wound': return woundStep(setting, state, setting.need?.first ?? 7, false);
    case 'second': return woundStep(setting, state, setting.need?.second ?? 7, true);
    case 'hurt': return decision(wounded(setting, state));
    case 'early': return saveStep(setting, state, 'early-save', setting.part.earlySaveOn ?? 7);
    case 'fate': return saveStep(setting, state, 'fate', setting.part.fateOn);
    case 'ring': return ringStep(setting, state);
    case 'flight': return flightStep(setting, state);
    case 'end': return null;
  }
}

/** The state further on. Written out key by key: thousands are made for one answer. */
function on(state: StrikeState, at: At, wounds = state.wounds, fate = state.fate): StrikeState {
  return { at, points: state.points, lifted: 0, wounds, fate, hurt: state.hurt };
}

function barrierStep<T extends DiceTable>(setting: StrikeSetting, state: StrikeState): Chance<StrikeState, T> {
  const through = on(state, setting.need === null ? 'end' : 'wound');
  return dieStep({ purpose: 'barrier', by: setting.striker.by, sides: 6, modifier: 0 }, (face) => ({ state: face >= 4 ? through : on(state, 'end') }));
}

/** A failed roll is lifted with the fewest points if the points left can make it succeed. */
function woundStep<T extends DiceTable>(setting: StrikeSetting, state: StrikeState, needed: number, second: boolean): Chance<StrikeState, T> {
  const bonus = setting.striker.woundBonus;
  const cost = setting.hero?.cost ?? 1;
  const { wounds, fate, lifted } = state;
  const due = { purpose: second ? 'wound-second' : 'wound', by: setting.striker.by, sides: 6, modifier: bonus };
  return dieStep(due, (face) => {
    const score = clampDie(clampDie(face + bonus) + lifted);
    const steps = Math.max(0, needed - score);
    if (steps * cost > (setting.hero === null ? 0 : state.points)) return { state: on(state, 'end'), lift: lifted };
    const points = state.points - steps * cost;
    if (!second && setting.need?.second !== null) return { state: { at: 'second', points, lifted: lifted + steps, wounds, fate, hurt: false }, lift: steps };
    return { state: { at: 'hurt', points, lifted: 0, wounds, fate, hurt: true }, lift: lifted + steps };
  });
}

function wounded(setting: StrikeSetting, state: StrikeState): StrikeState {
  if (setting.part.earlySaveOn !== null) return on(state, 'early');
  return state.fate > 0 ? on(state, 'fate') : lose(setting, state, 0);
}

function saveStep<T extends DiceTable>(setting: StrikeSetting, state: StrikeState, purpose: string, savedOn: number): Chance<StrikeState, T> {
  const fate = purpose === 'fate' ? state.fate - 1 : state.fate;
  return dieStep({ purpose, by: setting.at, sides: 6, modifier: 0 }, (face) => {
    if (face >= savedOn) return { state: on(state, 'end', state.wounds, fate) };
    return { state: fate > 0 ? on(state, 'fate', state.wounds, fate) : lose(setting, state, fate) };
  });
}

function lose(setting: StrikeSetting, state: StrikeState, fate: number): StrikeState {
  const wounds = setting.striker.slaysOutright ? 0 : state.wounds - 1;
  if (wounds === 0) return on(state, setting.part.ring ? 'ring' : 'end', 0, fate);
  return on(state, setting.part.flees ? 'flight' : 'end', wounds, fate);
}

function ringStep<T extends DiceTable>(setting: StrikeSetting, state: StrikeState): Chance<StrikeState, T> {
  return dieStep({ purpose: 'ring', by: setting.at, sides: 6, modifier: 0 }, (face) => ({ state: on(state, 'end', face >= 2 ? 1 : 0) }));
}

function flightStep<T extends DiceTable>(setting: StrikeSetting, state: StrikeState): Chance<StrikeState, T> {
  const due = { purpose: 'hunting-instinct', by: setting.at, sides: 6, modifier: 0 };
  return twoDiceStep(due, (sum) => on(state, 'end', sum + setting.part.courage >= COURAGE_TO_PASS ? state.wounds : 0));
}
