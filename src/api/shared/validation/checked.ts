import type { Shape } from '../fields/field-spec.js';
import { checkOfShape } from './check-shape.js';
import { Faults } from './faults.js';
import { InvalidInput } from './invalid-input.js';

/**
 * The raw value as the shape wants it: a plain object with every default filled in. Nothing is converted, nothing is
 * dropped, and only own keys count.
 * @throws InvalidInput with every fault and its JSON pointer
 */
export function checked<T extends object>(shape: Shape<T>, raw: unknown): T {
  const faults = new Faults();
  const value = checkOfShape(shape)(raw, faults);
  if (faults.count > 0) throw new InvalidInput(faults.problems, { shape, raw });
  return value as T;
}
