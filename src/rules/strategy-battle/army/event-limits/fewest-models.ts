import { append, enlarge } from '../changes.js';
import { roomFor, warriorsToAdd } from '../proposals.js';
import { MODELS, tooFew, type EventLimit } from './event-limit.js';

export const fewestModels: EventLimit = {
  breach: ({ minModels }, { models }) => tooFew(MODELS, models, minModels),
  changes: (force, { actual, limit }) => {
    const missing = limit - actual;
    const inList = force.entries.filter(({ model }) => model.card.unit.kind === 'warrior' && roomFor(force, model.card) >= missing);
    const others = warriorsToAdd(force, force.request.side).filter((model) => roomFor(force, model.card) >= missing);
    return [...inList.slice(-1).map((entry) => enlarge(entry, missing)), ...others.map((model) => append(model, missing))];
  },
};
