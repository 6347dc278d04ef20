import { savings } from '../savings.js';
import type { EventLimit } from './event-limit.js';

/** The cap in points; the tolerance is added to it. */
export const pointsCap: EventLimit = {
  breach: ({ pointsCap: cap, pointsTolerance }, { points }) => {
    if (cap === null || cap === undefined) return null;
    const tolerance = pointsTolerance ?? 0;
    const limit = cap + tolerance;
    if (points <= limit) return null;
    const allows = tolerance === 0 ? `${cap} points` : `${cap} + ${tolerance} = ${limit} points`;
    return { message: `The event allows ${allows}; the force costs ${points}: ${points - limit} too many.`, actual: points, limit };
  },
  changes: (force, { actual, limit }) => savings(force, actual - limit),
};
