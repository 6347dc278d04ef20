import type { Ground } from '../../../../rules/strategy-battle/scenario/ground.js';

/** A spot on the paper: y grows downwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Width of the whole paper, and the most that a board takes of it. */
export const PAGE_WIDTH = 360;
const WIDEST = 292;
const DEEPEST = 400;
/** A small second board is drawn no smaller than it stays readable. */
const SCALE_ROOM = { main: WIDEST, other: 170 };

/** Where a board lies on the paper: turns figures of the measure into user units. */
export class BoardFrame {
  readonly scale: number;
  readonly left: number;
  readonly width: number;
  readonly depth: number;

  /** `map` is the id of the whole drawing. */
  constructor(readonly ground: Ground, readonly top: number, main: boolean, private readonly map: string) {
    const { width, depth } = ground.size;
    this.scale = Math.min((main ? SCALE_ROOM.main : SCALE_ROOM.other) / width, DEEPEST / depth);
    this.width = width * this.scale;
    this.depth = depth * this.scale;
    this.left = (PAGE_WIDTH - this.width) / 2;
  }

  get bottom(): number {
    return this.top + this.depth;
  }

  get right(): number {
    return this.left + this.width;
  }

  at(x: number, y: number): Spot {
    return { x: this.left + x * this.scale, y: this.bottom - y * this.scale };
  }

  /** Id of things that belong to this board of this map alone. */
  id(what: string): string {
    return `${this.map}-${this.ground.board.id}-${what}`;
  }
}
