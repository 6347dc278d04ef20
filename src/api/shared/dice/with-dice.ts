import { DiceExhaustedError, DiceUnusedError, givenFaces, type DueDie, type FaceSource, type RolledDie } from '../../../rules/dice/dice-table.js';
import { RuleError } from '../../../rules/shared/rule-error.js';
import { problem } from '../problems/problem.js';
import type { DiceInput } from './dice.inputs.js';
import type { DiceView } from './dice.views.js';
import { drawnSeed, seededFaces } from './seeded-faces.js';

type Play<R> = (faces: FaceSource) => R;

/** What was played, with the dice shown in place of the bare rolls. */
export type WithDice<R> = Omit<R, 'rolls'> & { readonly dice: DiceView };

/**
 * Plays something once with the caller's faces, the caller's seed, or a seed of our own. `key`: where the body has them.
 * @throws ProblemError `dice-exhausted` and `dice-unused`, which say which die was due or left; RuleError for a face that the die has not
 */
export function withDice<R extends { readonly rolls: readonly RolledDie[] }>(dice: DiceInput | null, play: Play<R>, key = 'dice'): WithDice<R> {
  if (dice?.seed != null && dice.rolls !== null) throw notBoth(key);
  if (dice?.rolls == null) {
    const seed = dice?.seed ?? drawnSeed();
    return shown(seed, play(seededFaces(seed)));
  }
  return shown(null, playedWith(dice.rolls, play, `/${key}/rolls`));
}

function playedWith<R>(rolls: readonly number[], play: Play<R>, pointer: string): R {
  const given = givenFaces(rolls);
  let used = 0;
  try {
    const result = play((due) => {
      const face = given.next(due);
      if (face > due.sides) throw noSuchFace(`${pointer}/${used}`, face, due);
      used += 1;
      return face;
    });
    given.finish();
    return result;
  } catch (error) {
    if (error instanceof DiceExhaustedError) throw problem('dice-exhausted', error.message, [{ pointer, code: 'too-few', detail: error.message, suggestions: [] }]);
    if (error instanceof DiceUnusedError) throw problem('dice-unused', error.message, [{ pointer: `${pointer}/${error.used}`, code: 'too-many', detail: error.message, suggestions: [] }]);
    throw error;
  }
}

function shown<R extends { readonly rolls: readonly RolledDie[] }>(seed: string | null, { rolls, ...result }: R): WithDice<R> {
  return { ...result, dice: { seed, rolls } };
}

const notBoth = (key: string): RuleError =>
  new RuleError([{ pointer: `/${key}`, code: 'not-allowed', detail: 'Give a seed or the faces rolled, not both.', suggestions: [] }]);

const noSuchFace = (pointer: string, face: number, { sides, purpose }: DueDie): RuleError =>
  new RuleError([{ pointer, code: 'out-of-range', detail: `For ${purpose} a die with ${sides} sides was due, which cannot show ${face}.`, suggestions: [] }]);
