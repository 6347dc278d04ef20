import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import '../../../src/api/api.module.js';
import { OPENAPI_FILE } from '../../../src/api/shared/docs/documents.service.js';
import type { Shape } from '../../../src/api/shared/fields/field-spec.js';
import { nameOf, shapeNamed } from '../../../src/api/shared/fields/shape-names.js';
import { exampleOf } from '../../../src/api/shared/openapi/example-of.js';
import { checked } from '../../../src/api/shared/validation/checked.js';
import { secondOpinion } from '../../support/class-validator-oracle.js';

const { components } = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as { readonly components: { readonly schemas: object } };
const inputs = Object.keys(components.schemas).flatMap((name): (readonly [string, Shape])[] => {
  const shape = shapeNamed(name);
  return shape && nameOf(shape).direction === 'input' ? [[name, shape]] : [];
});

describe('shapes of requests', () => {
  it('are many', () => {
    expect(inputs.length).toBeGreaterThan(100);
  });

  it.each(inputs)('%s: its check and class-validator take its example, and nothing that it does not know', (_name, shape) => {
    const example = exampleOf(shape) as object;
    expect(() => checked(shape, example)).not.toThrow();
    expect(secondOpinion(shape, example)).toEqual([]);
    expect(() => checked(shape, { ...example, 'no such key': 1 })).toThrow();
    expect(secondOpinion(shape, { ...example, 'no such key': 1 })).toEqual(['/no such key']);
  });
});
