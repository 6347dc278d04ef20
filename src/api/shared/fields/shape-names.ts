import type { Plain, Shape } from './field-spec.js';

/** Which way a shape goes: into the service or out of it. */
export type Direction = 'input' | 'output';

/** How a shape is called and described by both doors. */
export interface ShapeName {
  readonly name: string;
  readonly description: string;
  readonly direction: Direction;
  /** A whole body that may be sent as it stands; put together from the fields where there is none. */
  readonly example?: Plain | undefined;
}

const names = new Map<Shape, ShapeName>();
const shapes = new Map<string, Shape>();

/** @throws Error when another class already has the name. */
export function nameShape(shape: Shape, name: ShapeName): void {
  if (shapes.has(name.name)) throw new Error(`Two shapes are named ${name.name}.`);
  shapes.set(name.name, shape);
  names.set(shape, name);
}

/** @throws Error for a class without `InputShape` or `OutputShape`. */
export function nameOf(shape: Shape): ShapeName {
  const name = names.get(shape);
  if (!name) throw new Error(`${shape.name} has neither InputShape nor OutputShape.`);
  return name;
}

/** The shape of that name, `StrategyBattleUnit`; `undefined` where there is none. */
export const shapeNamed = (name: string): Shape | undefined => shapes.get(name);
