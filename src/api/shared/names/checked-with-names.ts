import type { Shape } from '../fields/field-spec.js';
import { checked } from '../validation/checked.js';
import { InvalidInput } from '../validation/invalid-input.js';
import { unknownNames, type Names } from './unknown-names.js';
import { followedBy } from './with-unknown-names.js';

/**
 * As `checked`, for one item of several that a handler judges by itself.
 * @throws InvalidInput with every fault of its shape, and then every name in it that does not exist
 */
export function checkedWithNames<T extends object, Book>(shape: Shape<T>, raw: unknown, names: Names<Book>): T {
  try {
    return checked(shape, raw);
  } catch (error) {
    throw error instanceof InvalidInput ? followedBy(error, unknownNames(shape, raw, names)) : error;
  }
}
