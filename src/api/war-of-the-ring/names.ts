import type { WarOfTheRing } from '../../rules/war-of-the-ring/war-of-the-ring.js';
import type { NameKinds } from '../shared/names/name-kind.js';

/** What the ids of requests name. */
export const WAR_OF_THE_RING_NAMES: NameKinds<WarOfTheRing> = {
  nation: { noun: 'nation', ids: ({ index }) => index.nations },
  force: { noun: 'force', more: 'without a nation', ids: ({ reference }) => new Set(reference.units.filter(({ force }) => force !== null).map(({ id }) => id)) },
  character: { noun: 'character', ids: ({ index }) => index.characters },
  area: { noun: 'area', ids: ({ index }) => index.areas },
  /** An area whose ground the request tells need not be one that the source has. */
  step: { noun: 'area', ids: ({ index }, { terrain }) => (terrain == null ? index.areas : null) },
  structure: { noun: 'structure', ids: ({ index }) => index.structures },
};
