import { victimKey, type VictimState } from './victim-state.js';

/** Between two Attacks: the winners' Might, and what is left of the losers within reach. */
export interface BlowState {
  readonly points: readonly number[];
  readonly victims: readonly VictimState[];
  /** Equal keys mean an equal future. */
  readonly key: string;
}

export function blowState(points: readonly number[], victims: readonly VictimState[]): BlowState {
  return { points, victims, key: `${points.join()}|${victims.map(victimKey).join(';')}` };
}

export function withVictim(state: BlowState, position: number, victim: VictimState, points: readonly number[] = state.points): BlowState {
  return blowState(points, state.victims.map((left, index) => (index === position ? victim : left)));
}
