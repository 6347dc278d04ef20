import type { Area, Character, Harbour, Mobilization, Nation, Place, Recruitment, Ring, Structure, Unit, WarOfTheRingReference } from './reference.js';

type ById<T> = ReadonlyMap<string, T>;

/** The reference by id. Maps, so that an id such as `__proto__` finds nothing. */
export interface ReferenceIndex {
  readonly nations: ById<Nation>;
  readonly units: ById<Unit>;
  readonly characters: ById<Character>;
  readonly areas: ById<Area>;
  readonly structures: ById<Structure>;
  /** By the area; an area has one place at most. */
  readonly placeOf: ById<Place>;
  /** By the nation. */
  readonly mobilization: ById<Mobilization>;
  readonly recruitment: ById<Recruitment>;
  readonly harbours: ById<Harbour>;
  readonly rings: readonly Ring[];
}

/** @throws Error when two records of a list share an id. */
export function indexReference(reference: WarOfTheRingReference): ReferenceIndex {
  return {
    nations: byKey('nation', reference.nations, ({ id }) => id),
    units: byKey('unit', reference.units, ({ id }) => id),
    characters: byKey('character', reference.characters, ({ id }) => id),
    areas: byKey('area', reference.areas, ({ id }) => id),
    structures: byKey('structure', reference.structures, ({ id }) => id),
    placeOf: new Map(reference.places.flatMap((place) => place.areas.map((area) => [area, place]))),
    mobilization: byKey('mobilization of', reference.mobilization, ({ nation }) => nation),
    recruitment: byKey('recruitment of', reference.recruitment, ({ nation }) => nation),
    harbours: byKey('fleet of', reference.harbours, ({ nation }) => nation),
    rings: reference.rings,
  };
}

function byKey<T>(what: string, records: readonly T[], keyOf: (record: T) => string): ById<T> {
  const map = new Map(records.map((record) => [keyOf(record), record]));
  if (map.size === records.length) return map;
  const twice = records.find((record) => map.get(keyOf(record)) !== record);
  throw new Error(`The reference has the ${what} "${twice === undefined ? '' : keyOf(twice)}" more than once.`);
}
