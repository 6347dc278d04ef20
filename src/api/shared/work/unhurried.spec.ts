import { describe, expect, it } from '@jest/globals';
import { turn } from './turns.js';
import { stepByStep, unhurried } from './unhurried.js';

const spin = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

describe('unhurried', () => {
  it('keeps the order and gives each item its place', async () => {
    expect(await unhurried(['a', 'b', 'c'], (item, index) => `${index}${item}`)).toEqual(['0a', '1b', '2c']);
  });

  it('lets others in between when the work takes long', async () => {
    let turns = 0;
    const others = setInterval(() => { turns += 1; }, 1);
    await unhurried(Array<number>(12).fill(6), spin);
    clearInterval(others);
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it('passes on what the work throws', async () => {
    await expect(unhurried([1], () => { throw new Error('no'); })).rejects.toThrow('no');
  });
});

describe('stepByStep', () => {
  it('gives what the work returns, and lets others in between', async () => {
    let turns = 0;
    const others = setInterval(() => { turns += 1; }, 1);
    const answer = await stepByStep((function* () {
      for (let step = 0; step < 12; step += 1) {
        spin(6);
        yield;
      }
      return 'done';
    })());
    clearInterval(others);
    expect([answer, turns >= 3]).toEqual(['done', true]);
  });
});

describe('turn', () => {
  it('lets one go on in each round, in the order of asking', async () => {
    const seen: string[] = [];
    const rounds = ['a', 'b', 'c'].map(async (name) => {
      await turn();
      seen.push(name);
      setImmediate(() => seen.push('|'));
    });
    await Promise.all(rounds);
    await turn();
    expect(seen.join('')).toBe('a|b|c|');
  });
});
