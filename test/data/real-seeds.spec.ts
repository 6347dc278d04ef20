import { describe, expect, it } from '@jest/globals';
import { loadSeeds } from '../../src/reference/seeding/load-seeds.js';

describe('the seeds of the service', () => {
  it('load without a problem', () => {
    expect(() => loadSeeds()).not.toThrow();
  });
});
