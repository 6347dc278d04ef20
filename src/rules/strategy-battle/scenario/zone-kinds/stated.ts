import type { ZoneRule } from './zone-kind.js';

export const stated: ZoneRule<'stated'> = { kind: 'stated', judge: () => 'unknown', outline: () => [] };
