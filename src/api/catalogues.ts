import { COLLECTIONS as FELLOWSHIP_COLLECTIONS } from './fellowship/catalogue/collections.js';
import { FELLOWSHIP } from './fellowship/fellowship.door.js';
import { catalogue, type Catalogue } from './shared/collections/catalogue.js';
import { COLLECTIONS as STRATEGY_BATTLE_COLLECTIONS } from './strategy-battle/catalogue/collections.js';
import { STRATEGY_BATTLE } from './strategy-battle/strategy-battle.door.js';
import { COLLECTIONS as WAR_OF_THE_RING_COLLECTIONS } from './war-of-the-ring/catalogue/collections.js';
import { WAR_OF_THE_RING } from './war-of-the-ring/war-of-the-ring.door.js';

/** The register of catalogues, in the order in which rule systems are listed. */
export const CATALOGUES: readonly Catalogue[] = [
  catalogue(STRATEGY_BATTLE, STRATEGY_BATTLE_COLLECTIONS),
  catalogue(FELLOWSHIP, FELLOWSHIP_COLLECTIONS),
  catalogue(WAR_OF_THE_RING, WAR_OF_THE_RING_COLLECTIONS),
];
