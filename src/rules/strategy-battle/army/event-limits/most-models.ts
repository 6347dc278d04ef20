import { take } from '../changes.js';
import { MODELS, tooMany, type EventLimit } from './event-limit.js';

export const mostModels: EventLimit = {
  breach: ({ maxModels }, { models }) => tooMany(MODELS, models, maxModels),
  changes: ({ entries }, { actual, limit }) => {
    // Warriors go before Heroes.
    const heroes = entries.filter((entry) => entry.model.card.unit.kind === 'hero');
    const warriors = entries.filter((entry) => entry.model.card.unit.kind === 'warrior');
    return [take([...heroes, ...warriors], actual - limit)];
  },
};
