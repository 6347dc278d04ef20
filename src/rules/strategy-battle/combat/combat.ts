import type { CombatReference } from './combat-reference.js';
import { createFight } from './fight.js';
import { createHeroicActions } from './heroic/heroic-actions.js';
import { createMagic } from './magic/magic.js';
import { createCourage } from './courage/courage.js';
import { createCourageTriggers } from './courage/triggers.js';
import { createVolley } from './volley/volley.js';
import { createMovement } from './movement/movement.js';
import { createMatchups } from './matchups.js';
import { createShooting } from './shooting/shooting.js';
import { createClimb } from './tests/climb.js';
import { createD3 } from './tests/d3.js';
import { createFall } from './tests/fall.js';
import { createJump } from './tests/jump.js';
import { createMount } from './tests/mount.js';
import { createPriority } from './tests/priority.js';
import { createSight } from './tests/sight.js';
import { createThrownRider } from './tests/thrown-rider.js';
import { createFate } from './turn/fate.js';
import { createTurnRulings } from './rulings/rulings.js';
import { createTurnEffects } from './turn/turn-effects.js';
import { createVenom } from './turn/venom.js';

/** The operations of combat, each in its two forms. */
export type Combat = ReturnType<typeof createCombat>;

/** Builds every operation of combat over one rulebook. A line for each. */
export function createCombat(reference: CombatReference) {
  return {
    climb: createClimb(reference),
    courage: createCourage(reference),
    courageTriggers: createCourageTriggers(reference),
    d3: createD3(),
    fall: createFall(reference),
    fate: createFate(reference),
    fight: createFight(reference),
    heroicActions: createHeroicActions(reference),
    jump: createJump(reference),
    magic: createMagic(reference),
    matchups: createMatchups(reference),
    mount: createMount(reference),
    movement: createMovement(reference),
    priority: createPriority(),
    shooting: createShooting(reference),
    sight: createSight(reference),
    thrownRider: createThrownRider(reference),
    turnEffects: createTurnEffects(reference),
    turnRulings: createTurnRulings(reference),
    venom: createVenom(reference),
    volley: createVolley(reference),
  };
}
