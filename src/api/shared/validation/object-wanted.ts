import type { Shape } from '../fields/field-spec.js';
import { fieldsOf } from '../fields/shape-registry.js';
import { exampleOf } from '../openapi/example-of.js';

/** An example that is longer than this gives way to the keys. */
const LONGEST_EXAMPLE = 120;
const MOST_KEYS = 10;

/** What is wanted where an object of the shape is: `An object such as {"rolls":[4,2,6]}`, or one with its keys where that would be long. */
export function objectWanted(shape: Shape): string {
  const example = JSON.stringify(exampleOf(shape));
  if (example.length <= LONGEST_EXAMPLE && example !== '{}') return `An object such as ${example}`;
  const keys = fieldsOf(shape).map(({ name }) => name);
  return `An object with the keys ${keys.slice(0, MOST_KEYS).join(', ')}${keys.length > MOST_KEYS ? ' …' : ''}`;
}
