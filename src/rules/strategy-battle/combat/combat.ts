import type { CombatReference } from './combat-reference.js';
import { createFight } from './fight.js';
import { createHeroicActions } from './heroic/heroic-actions.js';
import {
  inClimb, inCourage, inFall, inFate, inFight, inHeroicActions, inJump, inMagic, inMount, inShooting, inSight, inThrownRider, inTurnEffect, inVenom, inVolley,
} from './idle/standings.js';
import { tellingIdle } from './idle/tell-idle.js';
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
  const told = tellingIdle(reference);
  return {
    climb: told(createClimb(reference), inClimb),
    courage: told(createCourage(reference), inCourage),
    courageTriggers: createCourageTriggers(reference),
    d3: createD3(),
    fall: told(createFall(reference), inFall),
    fate: told(createFate(reference), inFate),
    fight: told(createFight(reference), inFight),
    heroicActions: told(createHeroicActions(reference), inHeroicActions),
    jump: told(createJump(reference), inJump),
    magic: told(createMagic(reference), inMagic),
    matchups: createMatchups(reference),
    mount: told(createMount(reference), inMount),
    movement: createMovement(reference),
    priority: createPriority(),
    shooting: told(createShooting(reference), inShooting),
    sight: told(createSight(reference), inSight),
    thrownRider: told(createThrownRider(reference), inThrownRider),
    turnEffects: told(createTurnEffects(reference), inTurnEffect),
    turnRulings: createTurnRulings(reference),
    venom: told(createVenom(reference), inVenom),
    volley: told(createVolley(reference), inVolley),
  };
}
