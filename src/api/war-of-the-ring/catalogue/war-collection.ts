import type { WarOfTheRing } from '../../../rules/war-of-the-ring/war-of-the-ring.js';
import type { Collection, Identified } from '../../shared/collections/collection.js';

/** A collection of this rule system. */
export type WarCollection<View extends Identified> = Collection<WarOfTheRing, View>;

/** Codes of ids that are not there. */
export const UNKNOWN_RECORD = { resource: 'unknown-record', entry: 'unknown-id' } as const;

/** Ids that filters may name. */
export const NATIONS = { known: ({ index }: WarOfTheRing): Iterable<string> => index.nations.keys() };
export const AREAS = { known: ({ index }: WarOfTheRing): Iterable<string> => index.areas.keys() };
export const CHARACTERS = { known: ({ index }: WarOfTheRing): Iterable<string> => index.characters.keys() };
export const STRUCTURES = { known: ({ index }: WarOfTheRing): Iterable<string> => index.structures.keys() };

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What every collection of named records has in common. */
export const named = { nameOf: ({ name }: Named): string => name, sorts: { id: ({ id }: Named): string => id, name: ({ name }: Named): string => name } };
