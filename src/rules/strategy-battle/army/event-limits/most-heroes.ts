import { takeSparing } from '../sparing.js';
import { HEROES, tooMany, type EventLimit } from './event-limit.js';

export const mostHeroes: EventLimit = {
  breach: ({ maxHeroes }, { heroes }) => tooMany(HEROES, heroes, maxHeroes),
  changes: (force, { actual, limit }) => {
    return [takeSparing(force, force.entries.filter((entry) => entry.model.card.unit.kind === 'hero'), actual - limit)];
  },
};
