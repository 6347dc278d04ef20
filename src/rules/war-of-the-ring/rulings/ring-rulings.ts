import type { ReferenceIndex } from '../reference-index.js';
import type { Character } from '../reference.js';
import { amongPassed, barsGollum, bottleAmong, guidedAlone, travellers } from './fact-checks.js';
import type { Ruling } from './ruling-types.js';

/** Who follows the ring without a figure: the only creature that moves. */
const follower = ({ characters }: ReferenceIndex): Character | undefined => [...characters.values()].find(({ kind, fixed }) => kind === 'creature' && !fixed);

/** He follows once they pass Moria (WR-CHAR-018). */
export const TRACKING: Ruling = {
  facts: ['passedMoria'], needs: ['passedMoria'],
  answer: ({ passedMoria }, index) => ({
    allowed: passedMoria === true, outcome: passedMoria === true ? 'tracked' : 'not-tracked', rule: 'WR-CHAR-018', because: 'He waits in Moria and follows whoever passes.',
    characters: passedMoria === true ? [follower(index)?.id ?? ''] : [],
  }),
};

/** The two names of one man, by the rows that describe them. */
const RANGER_ROWS = ['WR-CHAR-010', 'WR-CHAR-012'];

/** Who leads the party in the east (WR-CHAR-019, WR-CHAR-027). */
export const GUIDE: Ruling = {
  facts: ['characters', 'tracked', 'to'], needs: ['characters'], checks: [travellers],
  assumptions: ['Gandalf and hobbits do not keep Gollum away (WR-CHAR-019).', 'The effect of having no guide is not in the source.'],
  answer: ({ characters: party, tracked, to }, index) => {
    const present = (party ?? []).flatMap((id) => index.characters.get(id) ?? []);
    const ranger = present.find(({ rule }) => RANGER_ROWS.includes(rule));
    if (ranger !== undefined) return { allowed: true, outcome: 'ranger', rule: 'WR-CHAR-027', because: `${ranger.name} knows the way.`, characters: [ranger.id] };
    const bars = present.find(barsGollum);
    if (bars !== undefined) return { allowed: false, outcome: 'no-guide', rule: 'WR-CHAR-019', because: `${bars.name} is still with the ring.` };
    if (tracked !== true) return { allowed: false, outcome: 'no-guide', rule: 'WR-CHAR-018', because: 'Nobody follows them.' };
    const way = [...index.placeOf].find(([, place]) => place.fearSixths > 0)?.[0] ?? '';
    const enters = to != null && index.areas.get(to)?.mordorPass === true;
    if (enters && to !== way) return { allowed: false, outcome: 'rejected', rule: 'WR-CHAR-019', because: 'He always leads by Minas Morgul, past Shelob.' };
    return { allowed: true, outcome: 'follower', rule: 'WR-CHAR-019', because: 'He leads through rough country, and into Mordor by Minas Morgul.', characters: [follower(index)?.id ?? ''], areas: [{ area: way, count: 1 }] };
  },
};

/** Bombadil heals all, Lórien some (WR-PLACE-005). */
export const HEALING: Ruling = {
  facts: ['area', 'corruption'], needs: ['area', 'corruption'],
  assumptions: ['How much is healed elsewhere is not in the source.'],
  answer: ({ area }, { characters }) => {
    const heals = [...characters.values()].some((one) => one.rule === 'WR-PLACE-005' && one.area === area);
    return { allowed: heals, outcome: heals ? 'healed' : 'not-in-the-source', rule: 'WR-PLACE-005', because: heals ? 'Bombadil heals all corruption.' : 'Allies in blue citadels heal some.', value: heals ? 0 : null };
  },
};

const BOAT_AREAS = 3;

/** Downstream by boat (WR-PLACE-011, WR-HUNT-011). */
export const BOATS: Ruling = {
  facts: ['heldBy', 'upstream', 'areasPassed', 'enemyAreas'], needs: ['areasPassed'], checks: [amongPassed],
  assumptions: ['One hunt for each turn of travel.'],
  answer: ({ heldBy, upstream, areasPassed, enemyAreas }) => {
    const far = (areasPassed ?? 0) > BOAT_AREAS;
    const usable = heldBy !== 'red' && upstream !== true && !far;
    const because = heldBy === 'red' ? 'Lórien is no longer elven.' : upstream === true ? 'The boats go downstream only.' : `Up to ${BOAT_AREAS} areas; enemies passed hunt once, where red names.`;
    return { allowed: usable, outcome: usable ? 'travels' : 'rejected', rule: 'WR-PLACE-011', because, value: usable ? Math.min(1, enemyAreas ?? 0) : null };
  },
};

/** What the bottle of light makes of the spider's strength (WR-PLACE-012). */
const DAZZLED = 2;

const shines = ({ bottleWith, characters, killed }: Parameters<Ruling['answer']>[0]): boolean =>
  bottleWith != null && (characters ?? []).includes(bottleWith) && !(killed ?? []).includes(bottleWith);

const spiderStrength = ({ characters }: ReferenceIndex): number => [...characters.values()].find(({ rule }) => rule === 'WR-PLACE-020')?.strength ?? 0;

export const BOTTLE: Ruling = {
  facts: ['bottleWith', 'characters', 'killed'], needs: ['bottleWith', 'characters'], checks: [travellers],
  answer: (facts, index) => {
    const lost = (facts.killed ?? []).includes(facts.bottleWith ?? '');
    const shining = shines(facts);
    return { allowed: shining, outcome: lost ? 'lost' : shining ? 'present' : 'absent', rule: 'WR-PLACE-012', because: 'Useful only while its bearer is with the party.', value: shining ? DAZZLED : spiderStrength(index) };
  },
};

/** Shelob meets whom Gollum guides (WR-PLACE-020). */
export const SPIDER: Ruling = {
  facts: ['guided', 'bottleWith', 'characters', 'killed'], needs: ['guided'], checks: [travellers, bottleAmong, guidedAlone],
  answer: (facts, index) =>
    facts.guided === true
      ? { allowed: true, outcome: 'attacks', rule: 'WR-PLACE-020', because: 'She attacks on entry; Gollum stands aside.', value: shines(facts) ? DAZZLED : spiderStrength(index) }
      : { allowed: false, outcome: 'no-attack', rule: 'WR-PLACE-020', because: 'Only a party that Gollum guides meets her.', value: null },
};
