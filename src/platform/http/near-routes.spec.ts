import { describe, expect, it } from '@jest/globals';
import { NearRoutes } from './near-routes.js';

const routes = new NearRoutes();
for (const url of [
  '/', '/v1', '/v1/battle/units', '/v1/battle/units/:id', '/v1/battle/special-rules', '/v1/battle/maps/:id/map.svg',
  '/v1/battle/fight/odds', '/v1/battle/fight/resolve', '/v1/area/recruitment', '/docs/*',
]) routes.add(url);

describe('addresses near one that is not there', () => {
  it.each([
    ['a letter too few', '/v1/battle/unit', ['/v1/battle/units']],
    ['a fault in the middle', '/v1/batle/units/legolas', ['/v1/battle/units/legolas']],
    ['faults in several parts', '/V1/batle/special_rules/', ['/v1/battle/special-rules']],
    ['a fault behind a parameter', '/v1/battle/maps/the-ambush/mpa.svg', ['/v1/battle/maps/the-ambush/map.svg']],
    ['an address that goes on', '/v1/battle/fight', ['/v1/battle/fight/odds', '/v1/battle/fight/resolve']],
    ['another that goes on', '/v1/area', ['/v1/area/recruitment']],
    ['nothing that goes on without a parameter', '/v1/battle/maps', []],
    ['a part too many', '/v1/battle/units/legolas/bow', []],
    ['nothing near', '/wp-login.php', []],
    ['far too many parts', '/v1'.repeat(10_000), []],
    ['a parameter that is far too long', `/v1/batle/units/${'x'.repeat(100_000)}`, []],
    ['a part that is far too long', `/v1/${'x'.repeat(100_000)}`, []],
  ])('%s', (_what, path, expected) => {
    expect(routes.near(path)).toEqual(expected);
  });
});
