import { ContentVersionRow } from './entities/content-version.js';
import { fellowshipEntities } from './entities/fellowship-entities.js';
import { strategyBattleEntities } from './entities/strategy-battle-entities.js';
import { warOfTheRingEntities } from './entities/war-of-the-ring-entities.js';

/** Every table of the reference data; each stands after those that it refers to. */
export const referenceEntities = [ContentVersionRow, ...strategyBattleEntities, ...fellowshipEntities, ...warOfTheRingEntities] as const;
