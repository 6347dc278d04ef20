import { refuse, reject } from '../../shared/refuse.js';
import { knownOrNull } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Area, Character, Trigger } from '../reference.js';
import type { EventKind, EventRequest, MobilizationRequest } from './mobilization-types.js';

type Fact = 'nation' | 'area' | 'character' | 'fromStart' | 'raised';

/** Facts that an event takes, and those without which it sets nobody going. */
const FACTS: Readonly<Record<EventKind, { readonly takes: readonly Fact[]; readonly needs: readonly Fact[] }>> = {
  attacked: { takes: ['nation', 'area'], needs: ['nation'] },
  invaded: { takes: ['nation', 'area'], needs: ['nation'] },
  border: { takes: ['nation', 'area', 'fromStart', 'raised'], needs: ['nation'] },
  arrival: { takes: ['character', 'area'], needs: ['character', 'area'] },
  cured: { takes: ['character', 'area'], needs: [] },
  'saruman-killed': { takes: [], needs: [] },
  'edoras-falls': { takes: [], needs: [] },
  'ring-taken': { takes: [], needs: [] },
  'fangorn-visited': { takes: ['character'], needs: [] },
};

/** An event, looked up. */
interface Happening {
  readonly event: EventRequest;
  readonly area: Area | null;
  readonly character: Character | null;
  readonly pointer: string;
}

type Check = (happening: Happening, index: ReferenceIndex) => void;

/** A land is entered by invasion, and bordered from outside (WR-MOB-008). */
const land: Check = ({ event: { kind, nation }, area, pointer }) => {
  if (area?.nation == null) return;
  if (kind === 'invaded' && area.nation !== nation) refuse(`${pointer}/area`, 'WR-MOB-008', `${area.name} is land of ${area.nation}.`);
  if (kind === 'border' && area.nation === nation) refuse(`${pointer}/area`, 'WR-MOB-008', `${area.name} is land of ${area.nation}: enemies there have invaded it.`);
};

/** Who stood there from the start was not raised there (WR-MOB-012). */
const newcomers: Check = ({ event: { fromStart, raised }, pointer }) => {
  if (fromStart === true && raised === true) refuse(`${pointer}/raised`, 'WR-MOB-012', 'Units that stood there from the start were not raised there since.');
};

/** Who never leaves his area comes nowhere. */
const bound: Check = ({ event: { kind }, area, character, pointer }) => {
  const goes = kind === 'fangorn-visited' || (kind === 'arrival' && character?.area !== area?.id);
  if (goes && character?.fixed === true) refuse(`${pointer}/character`, character.rule, `${character.name} never leaves ${character.area ?? 'his area'}.`);
};

/** Gandalf cures the king, in Edoras (WR-MOB-004). */
const cure: Check = ({ event: { kind, character, area }, pointer }, index) => {
  if (kind !== 'cured') return;
  const cures = curesOf(index);
  if (character != null && !cures.some((one) => one.character === character)) refuse(`${pointer}/character`, 'WR-MOB-004', `Only Gandalf cures the king, not "${character}".`);
  if (area != null && !cures.some((one) => one.area === area)) refuse(`${pointer}/area`, 'WR-MOB-004', `The king is cured in ${cures[0]?.area ?? ''}, not in "${area}".`);
};

const curesOf = ({ mobilization }: ReferenceIndex): readonly Trigger[] => [...mobilization.values()].flatMap(({ triggers }) => triggers.filter(({ event }) => event === 'cured'));

/** A blue hero speaks with the Ents (WR-PLACE-014). */
const visit: Check = ({ event: { kind }, character, pointer }) => {
  if (kind === 'fangorn-visited' && character !== null && !speaksForBlue(character)) refuse(`${pointer}/character`, 'WR-PLACE-014', `${character.name} is no blue hero.`);
};

/** Whose visit rouses the Ents: a hero of the blue side, or the bearer of the ring. */
export const speaksForBlue = ({ side, kind }: Character): boolean => side === 'blue' && (kind === 'hero' || kind === 'ringbearer');

const CHECKS: readonly Check[] = [land, newcomers, bound, cure, visit];

/**
 * Events whose facts fit their kind, the book and each other.
 * @throws RuleError
 */
export function checkEvents(index: ReferenceIndex, events: readonly EventRequest[], through: NonNullable<MobilizationRequest['through']>): void {
  events.forEach((event, place) => {
    const pointer = `/events/${place}`;
    knownOrNull(index.nations, event.nation, `${pointer}/nation`);
    const area = index.areas.get(event.area ?? '') ?? null;
    const character = knownOrNull(index.characters, event.character, `${pointer}/character`);
    checkFacts(event, pointer);
    if (event.turn > through) reject(`${pointer}/turn`, 'out-of-range', `Turns are looked at through ${through}: give a later last turn (through).`);
    if (event.kind === 'saruman-killed' && events.findIndex(({ kind }) => kind === event.kind) < place) refuse(`${pointer}/kind`, 'WR-CHAR-029', 'Saruman is killed once.');
    for (const check of CHECKS) check({ event, area, character, pointer }, index);
  });
}

function checkFacts(event: EventRequest, pointer: string): void {
  const { takes, needs } = FACTS[event.kind];
  for (const fact of ['nation', 'area', 'character', 'fromStart', 'raised'] as const) {
    const given = event[fact] != null && event[fact] !== false;
    if (given && !takes.includes(fact)) reject(`${pointer}/${fact}`, 'not-allowed', `An event "${event.kind}" takes ${takes.length === 0 ? 'the turn only' : takes.join(', ')}.`);
    if (!given && needs.includes(fact)) reject(`${pointer}/${fact}`, 'required', `An event "${event.kind}" needs it.`);
  }
}
