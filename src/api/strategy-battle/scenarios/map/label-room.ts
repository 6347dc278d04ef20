import type { Spot } from './board-frame.js';

/** Room on the paper, by its middle. */
interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** Finds room for labels, so that none hides another. */
export class LabelRoom {
  readonly #taken: Box[] = [];

  /** The first spot with room, or else the one that hides least; then it is taken. */
  place(width: number, height: number, spots: readonly Spot[]): Spot {
    const boxes = spots.map(({ x, y }) => ({ x, y, width, height }));
    const best = boxes.reduce((one, other) => (this.#hidden(other) < this.#hidden(one) - 1e-9 ? other : one));
    this.#taken.push(best);
    return { x: best.x, y: best.y };
  }

  /** Keeps room free for what is drawn anyway. */
  take(x: number, y: number, width: number, height: number): void {
    this.#taken.push({ x, y, width, height });
  }

  #hidden(box: Box): number {
    return this.#taken.reduce((sum, other) => sum + overlap(box, other), 0);
  }
}

function overlap(one: Box, other: Box): number {
  const across = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const down = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return across > 0 && down > 0 ? across * down : 0;
}
