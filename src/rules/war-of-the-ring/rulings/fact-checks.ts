import { refuse, reject } from '../../shared/refuse.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Character } from '../reference.js';
import type { FactCheck } from './ruling-types.js';

/** The party, and whoever of it was killed, are of those who travel with the ring (WR-CHAR-028). */
export const travellers: FactCheck = ({ characters: party, killed, bottleWith }, { characters }) => {
  const travels = (id: string, pointer: string): void => {
    const one = characters.get(id);
    if (one?.companion !== true) refuse(pointer, 'WR-CHAR-028', `${one?.name ?? id} does not travel with the ring.`);
  };
  for (const [name, ids] of Object.entries({ characters: party, killed })) ids?.forEach((id, place) => travels(id, `/${name}/${place}`));
  if (bottleWith != null) travels(bottleWith, '/bottleWith');
};

/** The bottle helps those whom its bearer is with, so the party is asked for (WR-PLACE-012). */
export const bottleAmong: FactCheck = ({ bottleWith, characters, killed }) => {
  if (bottleWith != null && characters == null) refuse('/characters', 'WR-PLACE-012', 'The bottle helps while its bearer is with the party: give the party.');
  if (killed != null && bottleWith == null) refuse('/killed', 'WR-PLACE-012', 'Who was killed matters to the bottle only: say who has it.');
};

/** Whoever keeps Gollum from guiding: humans, Legolas and Gimli (WR-CHAR-019). */
const KIN_WHO_BAR = ['elves', 'dwarves'];
export const barsGollum = ({ human, companion, nation }: Character): boolean => companion && (human || KIN_WHO_BAR.includes(nation ?? ''));

/** Gollum guides nobody while they are there (WR-CHAR-019). */
export const guidedAlone: FactCheck = ({ guided, characters: party }, { characters }) => {
  const other = party?.flatMap((id) => characters.get(id) ?? []).find(barsGollum);
  if (guided === true && other !== undefined) refuse('/guided', 'WR-CHAR-019', `${other.name} is still with the ring: Gollum guides nobody.`);
};

/** Areas that are lost are citadels of Sauron: no other receives the Nazgûl. */
export const lostCitadels = (rule: string): FactCheck => ({ lostAreas }, index) => lostAreas?.forEach((area, place) => {
  if (!citadelsOf(index).includes(area)) refuse(`/lostAreas/${place}`, rule, `"${area}" is no citadel of Sauron: ${citadelsOf(index).join(', ')}.`);
});

/** Sauron's citadels: where he recruits. */
export const citadelsOf = ({ recruitment }: ReferenceIndex): readonly string[] => [...recruitment.values()].find(({ areas }) => areas.length > 1)?.areas ?? [];

/** Death comes before the turn that is asked about (WR-CHAR-015). */
export const afterDeath: FactCheck = ({ turn, eventTurn }) => {
  if (turn != null && eventTurn != null && turn < eventTurn) refuse('/turn', 'WR-CHAR-015', `In turn ${turn} he is not dead yet: he dies in turn ${eventTurn}.`);
};

/** Whether it was held by then needs a turn (WR-CHAR-026). */
export const heldByThen: FactCheck = ({ turn, eventTurn }) => {
  if (eventTurn != null && turn == null) reject('/turn', 'required', 'Whether the Council was held by then needs the turn that is asked about (WR-CHAR-026).');
};

/** Enemies are passed in areas that are passed (WR-PLACE-011). */
export const amongPassed: FactCheck = ({ areasPassed, enemyAreas }) => {
  if ((enemyAreas ?? 0) > (areasPassed ?? 0)) refuse('/enemyAreas', 'WR-PLACE-011', `Enemies in ${enemyAreas} of ${areasPassed} areas.`);
};

/** The character is one of those whom the source names; `detail` says who is. */
export const onlyOne = (rule: string, fits: (one: Character) => boolean, detail: string): FactCheck => ({ character }, { characters }) => {
  const one = characters.get(character ?? '');
  if (one !== undefined && !fits(one)) refuse('/character', rule, `${detail}, not ${one.name}.`);
};
