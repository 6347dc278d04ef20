import { bowsOver, fewerBows } from '../bow-share.js';
import type { EventLimit } from './event-limit.js';

/** The organiser's own share of models, or of warriors, with bows or crossbows. */
export const bowShare: EventLimit = {
  breach: ({ bowLimit }, tallies) => {
    const over = bowLimit === null || bowLimit === undefined ? null : bowsOver(bowLimit, tallies);
    return over === null ? null : { ...over, message: `The event's limit: ${over.message}` };
  },
  changes: (force) => {
    const share = force.request.eventPack?.bowLimit ?? null;
    return share === null ? [] : fewerBows(force, share);
  },
};
