import type { FaceSource } from '../../dice/dice-table.js';
import { StoryTable } from '../../shared/story-table.js';
import { hitsAt } from '../battle/play-round.js';
import type { Reading } from '../battle/battle-types.js';
import type { ReferenceIndex } from '../reference-index.js';
import { JOIN_SIXTHS } from './hunt-odds.js';
import type { HuntRequest, HuntResult, HuntVictim } from './hunt-types.js';
import type { Figure, HuntPlan } from './plan-hunt.js';

const SIXTHS = 6;

/** Plays a hunt: find, who joins, the fight red before blue, victims and fates of blue, victims of red. */
export function playHunt(index: ReferenceIndex, plan: HuntPlan, request: HuntRequest, faces: FaceSource): HuntResult {
  const table = new HuntTable(faces);
  const found = plan.found ?? search(plan, table);
  if (!found) return told(plan, table, request, { found, joined: [], hits: { red: 0, blue: 0 }, victims: [], slain: [], flees: false }, index);
  const joined = plan.joined?.map((place) => plan.red[place] as Figure) ?? plan.red.filter((figure) => table.passes('join', figure.character, JOIN_SIXTHS, plan.reading));
  const hits = plan.hits ?? fight(plan, joined, table);
  const victims = table.draw('victim', plan.blue, hits.red).map(({ character }) => fateOf(plan, character, table));
  const slain = table.draw('slain', joined, hits.blue).map(({ character }) => character);
  for (const { character, fate } of victims) table.note('fate', `${character}: ${fate === 'unknown' ? 'a face whose meaning is lost' : fate}.`, 'WR-HUNT-007');
  return told(plan, table, request, { found, joined, hits, victims, slain, flees: plan.flees }, index);
}

class HuntTable extends StoryTable {
  /** Rolls a D6 against a chance in sixths. */
  passes(purpose: string, by: string | null, sixths: number, reading: Reading): boolean {
    return hitsAt(reading, sixths)(this.face(purpose, by, SIXTHS));
  }

  face(purpose: string, by: string | null, sides: number): number {
    return this.dice[this.roll({ purpose, by, sides, modifier: 0 })]?.face ?? 0;
  }

  /** Distinct victims: a die with a side for each who is left, none where there is no choice. */
  draw(purpose: string, from: readonly Figure[], hits: number): Figure[] {
    const left = [...from];
    const drawn: Figure[] = [];
    while (drawn.length < hits && left.length > 0) {
      const free = hits - drawn.length;
      const place = free >= left.length ? 0 : this.face(purpose, null, left.length) - 1;
      drawn.push(...left.splice(place, 1));
    }
    return drawn;
  }
}

function search(plan: HuntPlan, table: HuntTable): boolean {
  for (let hunt = 0; hunt < plan.hunts; hunt += 1) {
    if (table.passes('find', 'red', plan.sixths, plan.reading)) {
      table.note('find', `${plan.hunters} hunters find the party (${plan.sixths} of 6).`, 'WR-HUNT-003');
      return true;
    }
  }
  table.note('find', 'The party is not found.', 'WR-HUNT-003');
  return false;
}

function fight(plan: HuntPlan, joined: readonly Figure[], table: HuntTable): { red: number; blue: number } {
  const strikes = (side: string, all: readonly { readonly character: string; readonly strength: number }[]): number =>
    all.filter(({ character, strength }) => table.passes('strike', `${side}/${character}`, strength, plan.fightReading)).length;
  const red = strikes('red', [...(plan.unit === null ? [] : [{ character: plan.unit, strength: plan.unitStrength }]), ...joined]);
  const blue = strikes('blue', plan.blue);
  table.note('fight', `Red hits ${red}, blue hits ${blue}; both are applied together.`, 'WR-HUNT-005');
  return { red, blue };
}

function fateOf(plan: HuntPlan, character: string, table: HuntTable): HuntVictim {
  const face = table.face('fate', `blue/${character}`, SIXTHS);
  const fate = plan.fates[face - 1] ?? 'unknown';
  return { character, face, fate, leftBehind: plan.flees && fate === 'wounded' };
}

interface Course {
  readonly found: boolean;
  readonly joined: readonly Figure[];
  readonly hits: { readonly red: number; readonly blue: number };
  readonly victims: readonly HuntVictim[];
  readonly slain: readonly string[];
  readonly flees: boolean;
}

function told(plan: HuntPlan, table: HuntTable, request: HuntRequest, course: Course, index: ReferenceIndex): HuntResult {
  const dead = new Set(course.victims.filter(({ fate, leftBehind }) => fate === 'killed' || leftBehind).map(({ character }) => character));
  const remaining = plan.blue.map(({ character }) => character).filter((character) => !dead.has(character));
  const bearer = nextBearer(index, plan, request, remaining);
  if (course.flees && course.found) table.note('flight', 'The party flees; wounded are left behind and killed.', 'WR-HUNT-009');
  if (bearer.changed) table.note('bearer', `The ring passes to ${bearer.character ?? 'nobody'}.`, 'WR-HUNT-010');
  return {
    hunters: plan.hunters, found: course.found, unit: course.found ? plan.unit : null,
    participants: course.joined.map(({ character }) => character),
    redHits: course.hits.red, blueHits: course.hits.blue, victims: course.victims, slain: course.slain, flees: course.flees && course.found,
    remaining, bearer, rolls: table.dice, trace: table.trace, assumptions: plan.assumptions,
  };
}

/** The least susceptible who is left takes the ring, with his own corruption (WR-HUNT-010). */
function nextBearer(index: ReferenceIndex, plan: HuntPlan, { corruption = [] }: HuntRequest, remaining: readonly string[]): HuntResult['bearer'] {
  const own = (character: string): number => corruption.find((entry) => entry.character === character)?.corruption ?? 0;
  if (remaining.includes(plan.bearer)) return { character: plan.bearer, changed: false, corruption: own(plan.bearer) };
  const rank = (id: string): number => index.characters.get(id)?.susceptibility ?? Number.POSITIVE_INFINITY;
  const [heir = null] = [...remaining].sort((a, b) => rank(a) - rank(b));
  return { character: heir, changed: true, corruption: heir === null ? null : own(heir) };
}
