import type { ZoneRule } from './zone-kind.js';

export const offTable: ZoneRule<'off-table'> = {
  kind: 'off-table',
  judge: () => ({ code: 'on-the-table', text: 'is not set up on the table at the start', actual: null, limit: null, by: Infinity }),
  outline: () => [],
};
