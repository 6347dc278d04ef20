import { take } from '../changes.js';
import { HEROES, tooMany, type EventLimit } from './event-limit.js';

export const mostHeroes: EventLimit = {
  breach: ({ maxHeroes }, { heroes }) => tooMany(HEROES, heroes, maxHeroes),
  changes: ({ entries }, { actual, limit }) => {
    return [take(entries.filter((entry) => entry.model.card.unit.kind === 'hero'), actual - limit)];
  },
};
