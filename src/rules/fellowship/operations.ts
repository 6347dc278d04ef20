import { createAttack } from './attack/attack.js';
import type { Book } from './book.js';
import { createFigure } from './figure/figure.js';

/** Builds every operation of the rulebook. A line for each. */
export function createOperations(book: Book) {
  return {
    attack: createAttack(book),
    figure: createFigure(book),
  };
}
