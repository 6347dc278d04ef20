import { describe, expect, it } from '@jest/globals';
import { realSnapshot } from '../../../../../test/support/real-snapshot.js';

const one = (unit: string) => ({ unit, count: 1, options: [], variant: null, ringBearer: false, claimedPoints: null });

describe('points matches', () => {
  it('offer only fixes that the force itself can make', () => {
    const { sides } = realSnapshot.strategyBattle.scenarios.matchSetUp('skirmish-in-osgiliath', {
      measure: 'inches',
      good: { pointsLimit: 200, entries: [one('warrior-of-minas-tirith')], eventPack: null },
      evil: { pointsLimit: 200, entries: [one('legolas')], eventPack: null },
    });
    const wrong = sides.evil.report.findings.find(({ code }) => code === 'wrong-side');
    const paths = wrong?.fixes.flatMap(({ patch }) => patch.map(({ path }) => path));
    expect(wrong).toBeDefined();
    expect(paths).not.toContain('/evil/side');
    expect(paths?.every((path) => path.startsWith('/evil/entries'))).toBe(true);
    expect(wrong?.pointer).toMatch(/^\/evil\/entries\/0/);
  });
});
