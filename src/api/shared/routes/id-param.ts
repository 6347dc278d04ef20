import { ApiParam } from '@nestjs/swagger';
import { LONGEST_PATH_PARAMETER } from '../../../platform/http/limits.js';
import type { Shape } from '../fields/field-spec.js';
import { fieldsOf } from '../fields/shape-registry.js';

/** The `{id}` of a path in the OpenAPI document; `example` is one that there is. */
export const IdParam = (noun: string, example: string): MethodDecorator =>
  ApiParam({ name: 'id', description: `Id of the ${noun}.`, schema: { type: 'string', maxLength: LONGEST_PATH_PARAMETER, example } });

/** The id that a view gives as an example. @throws Error where it gives none */
export function exampleIdOf(view: Shape): string {
  const example = fieldsOf(view).find(({ name }) => name === 'id')?.example;
  if (typeof example !== 'string') throw new Error(`${view.name} has no example of its id.`);
  return example;
}
