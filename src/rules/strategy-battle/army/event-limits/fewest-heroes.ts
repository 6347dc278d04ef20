import { append } from '../changes.js';
import { heroesToAdd, roomFor } from '../proposals.js';
import { HEROES, tooFew, type EventLimit } from './event-limit.js';

export const fewestHeroes: EventLimit = {
  breach: ({ minHeroes }, { heroes }) => tooFew(HEROES, heroes, minHeroes),
  changes: (force, { actual, limit }) => {
    const missing = limit - actual;
    const models = heroesToAdd(force, force.request.side).filter((model) => roomFor(force, model.card) >= missing);
    return models.map((model) => append(model, missing));
  },
};
