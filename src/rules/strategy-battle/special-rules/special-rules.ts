import { anduril } from './anduril.js';
import { barazantathul } from './barazantathul.js';
import { bladesOfTheDead } from './blades-of-the-dead.js';
import { drainSoul } from './drain-soul.js';
import { evilSteeds } from './evil-steeds.js';
import { expertRider } from './expert-rider.js';
import { fly } from './fly.js';
import { goblinJumping } from './goblin-jumping.js';
import { gollumControl } from './gollum-control.js';
import { gollumProtected } from './gollum-protected.js';
import { grimaProtected } from './grima-protected.js';
import { gwaihirAndTheRing } from './gwaihir-and-the-ring.js';
import { gwaihirMount } from './gwaihir-mount.js';
import { hornOfGondor } from './horn-of-gondor.js';
import { huntingInstinct } from './hunting-instinct.js';
import { lash } from './lash.js';
import { morgulBlade } from './morgul-blade.js';
import { old } from './old.js';
import { oneWithNature } from './one-with-nature.js';
import { pounce } from './pounce.js';
import { ringwraithWill } from './ringwraith-will.js';
import { ringwraithsAndTheRing } from './ringwraiths-and-the-ring.js';
import { shelobMovement } from './shelob-movement.js';
import type { SpecialRuleSteps } from './special-rule-steps.js';
import { theOneRing } from './the-one-ring.js';
import { trollChain } from './troll-chain.js';
import { unstoppable } from './unstoppable.js';
import { venom } from './venom.js';
import { woodlandCreature } from './woodland-creature.js';

/** The register of special rules with behaviour: every file of this folder. The order decides nothing. */
export const SPECIAL_RULES: readonly SpecialRuleSteps[] = [
  anduril,
  barazantathul,
  bladesOfTheDead,
  drainSoul,
  evilSteeds,
  expertRider,
  fly,
  goblinJumping,
  gollumControl,
  gollumProtected,
  grimaProtected,
  gwaihirAndTheRing,
  gwaihirMount,
  hornOfGondor,
  huntingInstinct,
  lash,
  morgulBlade,
  old,
  oneWithNature,
  pounce,
  ringwraithWill,
  ringwraithsAndTheRing,
  shelobMovement,
  theOneRing,
  trollChain,
  unstoppable,
  venom,
  woodlandCreature,
];

const byId = new Map(SPECIAL_RULES.map((rule) => [rule.id, rule]));

/** The behaviours of these rules; rules that only state something have none. */
export function stepsOf(specialRules: Iterable<string>): readonly SpecialRuleSteps[] {
  const steps: SpecialRuleSteps[] = [];
  for (const id of specialRules) {
    const rule = byId.get(id);
    if (rule !== undefined) steps.push(rule);
  }
  return steps;
}
