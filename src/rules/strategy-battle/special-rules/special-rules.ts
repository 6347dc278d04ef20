import { evilSteeds } from './evil-steeds.js';
import { expertRider } from './expert-rider.js';
import { fly } from './fly.js';
import { goblinJumping } from './goblin-jumping.js';
import { gollumControl } from './gollum-control.js';
import { gwaihirAndTheRing } from './gwaihir-and-the-ring.js';
import { gwaihirMount } from './gwaihir-mount.js';
import { old } from './old.js';
import { oneWithNature } from './one-with-nature.js';
import { ringwraithsAndTheRing } from './ringwraiths-and-the-ring.js';
import { shelobMovement } from './shelob-movement.js';
import type { SpecialRuleSteps } from './special-rule-steps.js';
import { woodlandCreature } from './woodland-creature.js';

/** The register of special rules with behaviour: every file of this folder. The order decides nothing. */
export const SPECIAL_RULES: readonly SpecialRuleSteps[] = [
  evilSteeds,
  expertRider,
  fly,
  goblinJumping,
  gollumControl,
  gwaihirAndTheRing,
  gwaihirMount,
  old,
  oneWithNature,
  ringwraithsAndTheRing,
  shelobMovement,
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
