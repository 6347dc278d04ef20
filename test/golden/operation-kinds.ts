import { expect } from '@jest/globals';
import { z } from 'zod';
import { givenFaces, type FaceSource } from '../../src/rules/dice/dice-table.js';
import { Fraction } from '../../src/rules/dice/fraction.js';
import { Ratio } from '../../src/rules/dice/ratio.js';
import { problemsOf } from '../support/problems-of.js';
import { kind } from './kind.js';

/** Any operation, as the tables call it: by its name, with a request that is written out. */
export interface AnyOperation {
  odds?(request: unknown): unknown;
  resolve?(request: unknown, faces: FaceSource): unknown;
  ask?(request: unknown): unknown;
}

const situation = z.strictObject({ operation: z.string(), request: z.record(z.string(), z.unknown()) });
const wanted = z.record(z.string(), z.unknown());
const refusal = z.strictObject({ rule: z.string().optional(), pointer: z.string().optional(), code: z.string().default('rule-violated') });

/** The kinds of rows that call operations of a rulebook; `find` gives the operation of a name. */
export function operationKinds<Book>(find: (book: Book, name: string) => AnyOperation | undefined) {
  const operationOf = (book: Book, name: string): AnyOperation => {
    const operation = find(book, name);
    if (operation === undefined) throw new Error(`There is no operation "${name}".`);
    return operation;
  };

  /** The exact chances of a situation. Fractions are written `5/12`; keys that are absent are not compared. */
  const odds = kind(situation, wanted, ({ operation, request }, answer, book: Book) => {
    expect(written(operationOf(book, operation).odds?.(request))).toMatchObject(answer);
  });

  /** A situation played with these faces, all of which must be used. */
  const played = kind(situation.extend({ dice: z.array(z.number()) }), wanted, ({ operation, request, dice }, answer, book: Book) => {
    const faces = givenFaces(dice);
    const result = operationOf(book, operation).resolve?.(request, faces.next);
    faces.finish();
    expect(written(result)).toMatchObject(answer);
  });

  /** A question that takes no dice. */
  const asked = kind(situation, wanted, ({ operation, request }, answer, book: Book) => {
    expect(written(operationOf(book, operation).ask?.(request))).toMatchObject(answer);
  });

  /** What the rules forbid, in every form of the operation. */
  const refused = kind(situation, refusal, ({ operation, request }, problem, book: Book) => {
    const { odds: chances, resolve, ask } = operationOf(book, operation);
    const forms = [chances, resolve && ((asked: unknown) => resolve(asked, () => 1)), ask].flatMap((form) => form ?? []);
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) expect(problemsOf(() => form(request))).toContainEqual(expect.objectContaining(problem));
  });

  return { odds, played, asked, refused };
}

/** Fractions as text, everything else as it is. */
function written(value: unknown): object {
  const plain = plainOf(value);
  if (typeof plain !== 'object' || plain === null) throw new Error('The operation does not have this form.');
  return plain;
}

function plainOf(value: unknown): unknown {
  if (value instanceof Fraction || value instanceof Ratio) return value.toString();
  if (Array.isArray(value)) return value.map(plainOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainOf(part)]));
}
