import { takeSparing } from '../sparing.js';
import { MODELS, tooMany, type EventLimit } from './event-limit.js';

export const mostModels: EventLimit = {
  breach: ({ maxModels }, { models }) => tooMany(MODELS, models, maxModels),
  changes: (force, { actual, limit }) => {
    // Warriors go before Heroes.
    const heroes = force.entries.filter((entry) => entry.model.card.unit.kind === 'hero');
    const warriors = force.entries.filter((entry) => entry.model.card.unit.kind === 'warrior');
    return [takeSparing(force, [...heroes, ...warriors], actual - limit)];
  },
};
