import { describe, expect, it } from '@jest/globals';
import { MOST_LISTED, nearMatches, nearOrAll } from './near-matches.js';

const IDS = ['orc-warrior', 'orc-captain', 'orc-bow', 'aragorn-strider', 'eomer', 'eowyn', 'warg', 'warg-rider'];

describe('nearMatches', () => {
  it.each([
    ['a letter missing', 'orc-warior', ['orc-warrior']],
    ['two letters swapped', 'eoemr', ['eomer']],
    ['a letter changed', 'eomar', ['eomer']],
    ['a name with accents, capitals and blanks', 'Éomer', ['eomer']],
    ['a name for an id', 'Orc Warrior', ['orc-warrior']],
    ['a part of an id', 'aragorn', ['aragorn-strider']],
    ['several, the nearest first', 'wargs', ['warg']],
    ['parts keep the order of the candidates', 'orc', ['orc-warrior', 'orc-captain', 'orc-bow']],
    ['nothing near', 'balrog', []],
    ['nothing but signs', '--__--', []],
    ['an empty word', '', []],
    ['a lone surrogate', '\ud800', []],
  ])('%s', (_, word, matches) => {
    expect(nearMatches(word, IDS)).toEqual(matches);
  });

  it('gives the id itself before others', () => {
    expect(nearMatches('WARG', IDS)[0]).toBe('warg');
  });

  it('knows keys with capitals and signs as well', () => {
    expect(nearMatches('pointslimt', ['pointsLimit', 'entries'])).toEqual(['pointsLimit']);
    expect(nearMatches('nmae', ['-name', 'points'])).toEqual(['-name']);
  });

  it('gives no more than asked for, and each once', () => {
    expect(nearMatches('orc', IDS, 2)).toEqual(['orc-warrior', 'orc-captain']);
    expect(nearMatches('eomer', ['eomer', 'eomer'])).toEqual(['eomer']);
  });

  it('does not look at words longer than any id', () => {
    expect(nearMatches('a'.repeat(100_000), IDS)).toEqual([]);
  });

  it('sees the words that a key is made of', () => {
    expect(nearMatches('points', ['minPoints', 'maxPoints', 'side'])).toEqual(['minPoints', 'maxPoints']);
    expect(nearMatches('orcWarrior', IDS)).toEqual(['orc-warrior']);
  });
});

describe('nearOrAll', () => {
  it('tells what comes near, and a short list where nothing does', () => {
    expect(nearOrAll('eomar', IDS)).toEqual(['eomer']);
    expect(nearOrAll('balrog', IDS)).toEqual(IDS);
    expect(nearOrAll('balrog', Array.from({ length: MOST_LISTED + 1 }, (_, index) => `orc-${index}`))).toEqual([]);
  });
});
