import type { WargearCategory } from '../../reference.js';
import { counted, fault } from '../../findings.js';
import { asFix, strip } from '../changes.js';
import { proposed } from '../force.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

const BANNERS: ReadonlySet<WargearCategory> = new Set(['banner']);

/** At most as many banners as Heroes (SB-BANNER-001). */
export const bannerLimit: ArmyCheck = (force) => {
  const { entries, tallies } = force;
  const excess = tallies.banners - tallies.heroes;
  if (excess <= 0) return [];
  const { banners, heroes } = tallies;
  const allowed = `${counted(heroes, 'Hero allows', 'Heroes allow')} ${counted(heroes, 'banner', 'banners')}`;
  return [
    fault('banner-limit', {
      pointer: WHOLE_LIST,
      rule: 'SB-BANNER-001',
      message: `${allowed}; the force has ${banners}: ${excess} too many.`,
      actual: banners,
      limit: heroes,
      fixes: proposed(force, () => [asFix(strip(entries.filter(({ model }) => model.carries.has('banner')), BANNERS, excess))]),
    }),
  ];
};
