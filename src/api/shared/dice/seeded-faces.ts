import { createHash, randomBytes } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { FaceSource } from '../../../rules/dice/dice-table.js';

const STATE_WORDS = 4;
const WORD_BYTES = 4;
const DRAWN_BYTES = 16;

/**
 * Faces from a seed by the generator xoroshiro128+ with the constants 24, 16 and 37. Its state is the first 128 bits of
 * the SHA-256 of the seed in UTF-8, as four little-endian words: the high and the low half of the first state word, then
 * of the second. Each step gives the low 32 bits of the sum; 2^31 is added to them, modulo 2^32. What lies beyond the last
 * whole multiple of the sides is drawn again, so that no face is favoured; the rest, modulo the sides, and 1 is the face.
 * The same seed gives the same faces on any machine.
 */
export function seededFaces(seed: string): FaceSource {
  const digest = createHash('sha256').update(seed, 'utf8').digest();
  const generator = xoroshiro128plusFromState(Array.from({ length: STATE_WORDS }, (_, word) => digest.readInt32LE(word * WORD_BYTES)));
  return ({ sides }) => uniformInt(generator, 1, sides);
}

/** A seed that nobody can foresee, for callers who give none. */
export const drawnSeed = (): string => randomBytes(DRAWN_BYTES).toString('hex');
