import { TooMuchWorkError } from './too-much-work.js';

/** Most dice that one request is expected to roll: about 20 microseconds each, and 200 bytes of the answer. */
export const MOST_DICE = 8_000;

/** @throws TooMuchWorkError before the first die. `advice`: what less should be asked of */
export function refuseManyDice(expected: number, advice: string): void {
  if (expected <= MOST_DICE) return;
  throw new TooMuchWorkError(`This would take more than ${MOST_DICE} dice: ask for fewer ${advice}.`, Math.ceil(expected), MOST_DICE);
}
