import { describe, expect, it } from '@jest/globals';
import { nameSearch } from './name-search.js';

const records = [
  { id: 'eomer', name: 'Éomer' }, { id: 'eowyn', name: 'Éowyn' }, { id: 'gandalf-the-grey', name: 'Gandalf the Grey' },
  { id: 'gandalf-the-white', name: 'Gandalf the White' }, { id: 'orc-captain', name: 'Orc Captain' }, { id: 'orc-warrior', name: 'Orc Warrior' },
  { id: 'warg-rider', name: 'Warg Rider' }, { id: 'khazad-guard', name: 'Khazâd Guard' },
];
const search = nameSearch(records, (record) => record.name);

describe('nameSearch', () => {
  it.each([
    ['accents in the name', 'eomer', ['eomer']],
    ['accents in the query', 'Êömér', ['eomer']],
    ['capitals', 'KHAZAD', ['khazad-guard']],
    ['the beginning of a word', 'gand', ['gandalf-the-grey', 'gandalf-the-white']],
    ['letters that changed places', 'gandlaf', ['gandalf-the-grey', 'gandalf-the-white']],
    ['all words, in any order', 'white gandalf', ['gandalf-the-white']],
    ['the words of an id', 'orc-captain', ['orc-captain']],
    ['no letters at all', '…', []],
    ['nothing that is there', 'sauron', []],
  ])('takes %s', (_what, q, ids) => {
    expect(search(q)).toEqual(ids);
  });

  it('puts the whole word before a word that begins with it or is near to it', () => {
    expect(search('orc')).toEqual(['orc-captain', 'orc-warrior']);
    expect(search('eomer')[0]).toBe('eomer');
  });

  it('takes words that a prototype holds as words', () => {
    expect(search('constructor __proto__ toString')).toEqual([]);
  });
});
