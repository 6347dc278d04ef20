import type { Log } from '../../src/platform/logging/log.js';

/** A log for tests that look at what happens and not at what is said about it. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
