import type { Question } from '../../shared/operation.js';
import { refuse, reject } from '../../shared/refuse.js';
import { recounted } from '../figures.js';
import { known } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import { DEAD_COMMITTED, ENLIST, PASSENGERS, PROMOTION, RETURN_FROM_DEATH, ROLES, SPLIT_BEARER, WAIT_IN_BREE } from './companion-rulings.js';
import { COUNCIL, NINE_RETURN, RESURRECTION } from './nine-rulings.js';
import { BOATS, BOTTLE, GUIDE, HEALING, SPIDER, TRACKING } from './ring-rulings.js';
import type { Fact, Facts, Ruling, RulingId, RulingReport, RulingRequest } from './ruling-types.js';

/** The register of rulings. */
const REGISTER: Readonly<Record<RulingId, Ruling>> = {
  'split-bearer': SPLIT_BEARER, enlist: ENLIST, 'wait-in-bree': WAIT_IN_BREE, roles: ROLES, promotion: PROMOTION, 'dead-committed': DEAD_COMMITTED,
  'return-from-death': RETURN_FROM_DEATH, passengers: PASSENGERS, tracking: TRACKING, guide: GUIDE, 'nine-return': NINE_RETURN, resurrection: RESURRECTION,
  council: COUNCIL, healing: HEALING, boats: BOATS, bottle: BOTTLE, spider: SPIDER,
};

/** Questions about characters and the party that has the ring (WR-CHAR, WR-PLACE). */
export function createRulings(index: ReferenceIndex): Question<RulingRequest, RulingReport> {
  return {
    ask({ ruling: id, ...facts }) {
      const ruling = REGISTER[id];
      checkFacts(index, id, ruling, facts);
      return { ruling: id, turn: null, value: null, characters: [], areas: [], ...ruling.answer(facts, index), assumptions: ruling.assumptions ?? [] };
    },
  };
}

function checkFacts(index: ReferenceIndex, id: RulingId, { facts: taken, needs, checks = [] }: Ruling, facts: Facts): void {
  for (const [fact, value] of Object.entries(facts) as [Fact, unknown][]) {
    if (value != null && !taken.includes(fact)) reject(`/${fact}`, 'not-allowed', `The ruling "${id}" takes ${taken.join(', ')}.`);
  }
  for (const fact of needs) if (facts[fact] == null) reject(`/${fact}`, 'required', `The ruling "${id}" needs it.`);
  const { character, characters, bottleWith, killed, area, from, to, lostAreas } = facts;
  for (const [name, one] of Object.entries({ character, bottleWith })) if (one != null) known(index.characters, one, `/${name}`);
  for (const [name, list] of Object.entries({ characters, killed })) list?.forEach((one, place) => known(index.characters, one, `/${name}/${place}`));
  for (const [name, one] of Object.entries({ area, from, to })) if (one != null) known(index.areas, one, `/${name}`);
  lostAreas?.forEach((one, place) => known(index.areas, one, `/lostAreas/${place}`));
  checkLists(index, facts);
  for (const check of checks) check(facts, index);
}

/** Somebody is meant, and everybody once. */
function checkLists(index: ReferenceIndex, { characters, killed, lostAreas }: Facts): void {
  if (characters?.length === 0) reject('/characters', 'too-few', 'Name somebody.');
  for (const { place, message } of recounted((characters ?? []).flatMap((id) => index.characters.get(id) ?? []))) refuse(`/characters/${place}`, 'WR-CHAR-028', message);
  for (const [name, ids] of Object.entries({ killed, lostAreas })) ids?.forEach((id, place) => { if (ids.indexOf(id) < place) reject(`/${name}/${place}`, 'not-allowed', `"${id}" is named twice.`); });
}
