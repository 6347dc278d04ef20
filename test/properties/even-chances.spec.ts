import { describe, expect, it } from '@jest/globals';
import { createD3 } from '../../src/rules/strategy-battle/combat/tests/d3.js';
import { createPriority } from '../../src/rules/strategy-battle/combat/tests/priority.js';
import type { PriorityRequest } from '../../src/rules/strategy-battle/combat/tests/priority-types.js';
import { createSight } from '../../src/rules/strategy-battle/combat/tests/sight.js';
import { VIEWS, type SightRequest } from '../../src/rules/strategy-battle/combat/tests/sight-types.js';
import { withRules } from '../support/combat/rulebook.js';
import { Enumeration } from '../support/combat/shares.js';

describe('odds are the enumeration of resolve', () => {
  const turns: readonly PriorityRequest[] = [{ turn: 1 }, { turn: 1, firstTurn: 'evil' }, { turn: 2, previous: 'good' }, { turn: 7, previous: 'evil' }];
  it.each(turns)('SB-PRI-001 SB-PRI-002 priority %j', (request) => {
    const { odds, resolve } = createPriority();
    const runs = new Enumeration((faces) => resolve(request, faces));
    const { good, evil, keeps, passes } = odds(request);
    expect([good, evil].map(String)).toEqual((['good', 'evil'] as const).map((side) => runs.share(({ priority }) => priority === side)));
    if (request.previous == null) expect([keeps, passes]).toEqual([null, null]);
    else expect([keeps, passes].map(String)).toEqual([runs.share(({ priority }) => priority === request.previous), runs.share(({ priority }) => priority !== request.previous)]);
  });

  const targets: readonly SightRequest['target'][] = [
    null,
    { unit: 'ranger-of-gondor', onGround: true },
    { unit: 'frodo-baggins', options: ['elven-cloak'] },
    { unit: 'aragorn-strider', onGround: true, might: 3, spend: { might: 'both' } },
  ];
  const looks = targets.flatMap((target) => VIEWS.flatMap((view) => [5, 7].map((inches): SightRequest => ({ view, target, distance: { inches }, lookers: 3 }))));
  it.each(looks)('SB-SEE-002 SB-GROUND-001 SB-MIGHT-003 sight %j', (request) => {
    const { odds, resolve } = createSight(withRules());
    const runs = new Enumeration((faces) => resolve(request, faces));
    const { each, atLeastOne, seenBy } = odds(request);
    expect(each.toString()).toBe(runs.share(({ sees }) => sees[1] === true));
    expect(atLeastOne.toString()).toBe(runs.share(({ seen }) => seen));
    expect(seenBy.map(String)).toEqual(runs.spread(3, ({ sees }) => sees.filter(Boolean).length));
  });

  it('SB-DICE-002 D3', () => {
    const { odds, resolve } = createD3();
    const runs = new Enumeration((faces) => resolve({ dice: 2 }, faces));
    expect(odds({}).each.map(String)).toEqual([1, 2, 3].map((value) => runs.share(({ values }) => values[1] === value)));
  });
});
