import type { ZoneRule } from './zone-kind.js';

export const anywhere: ZoneRule<'anywhere'> = {
  kind: 'anywhere',
  judge: () => null,
  outline: (_zone, { size }) => [{ kind: 'rectangle', x: 0, y: 0, ...size, loose: true }],
};
