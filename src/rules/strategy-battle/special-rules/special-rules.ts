import { aeglos } from './aeglos.js';
import { anduril } from './anduril.js';
import { balrogsWill } from './balrogs-will.js';
import { barazantathul } from './barazantathul.js';
import { bladesOfTheDead } from './blades-of-the-dead.js';
import { bodyguardDwarf } from './bodyguard-dwarf.js';
import { bodyguardGondor } from './bodyguard-gondor.js';
import { bodyguardRohan } from './bodyguard-rohan.js';
import { deadlyShot } from './deadly-shot.js';
import { drainSoul } from './drain-soul.js';
import { evilSteeds } from './evil-steeds.js';
import { expertRider } from './expert-rider.js';
import { expertShot } from './expert-shot.js';
import { fearless } from './fearless.js';
import { fly } from './fly.js';
import { goblinJumping } from './goblin-jumping.js';
import { goblinMastery } from './goblin-mastery.js';
import { gollumControl } from './gollum-control.js';
import { gollumProtected } from './gollum-protected.js';
import { gollumTakingTheRing } from './gollum-taking-the-ring.js';
import { grimaProtected } from './grima-protected.js';
import { gwaihirAndTheRing } from './gwaihir-and-the-ring.js';
import { gwaihirMount } from './gwaihir-mount.js';
import { highKingOfTheElves } from './high-king-of-the-elves.js';
import { hornOfGondor } from './horn-of-gondor.js';
import { huntingInstinct } from './hunting-instinct.js';
import { lash } from './lash.js';
import { masterOfBirds } from './master-of-birds.js';
import { masterOfEvil } from './master-of-evil.js';
import { morgulBlade } from './morgul-blade.js';
import { narsil } from './narsil.js';
import { old } from './old.js';
import { oneWithNature } from './one-with-nature.js';
import { palantir } from './palantir.js';
import { pounce } from './pounce.js';
import { resistantToMagic } from './resistant-to-magic.js';
import { ringwraithBanished } from './ringwraith-banished.js';
import { ringwraithWill } from './ringwraith-will.js';
import { ringwraithsAndTheRing } from './ringwraiths-and-the-ring.js';
import { shelobMovement } from './shelob-movement.js';
import type { SpecialRuleSteps } from './special-rule-steps.js';
import { terror } from './terror.js';
import { theOneRing } from './the-one-ring.js';
import { throwStoneEnt } from './throw-stone-ent.js';
import { throwStonesTroll } from './throw-stones-troll.js';
import { trollChain } from './troll-chain.js';
import { unstoppable } from './unstoppable.js';
import { venom } from './venom.js';
import { voiceOfCommandDain } from './voice-of-command-dain.js';
import { voiceOfCommandSaruman } from './voice-of-command-saruman.js';
import { woodlandCreature } from './woodland-creature.js';

/** The register of special rules with behaviour: every file of this folder. The order decides nothing. */
export const SPECIAL_RULES: readonly SpecialRuleSteps[] = [
  aeglos,
  anduril,
  balrogsWill,
  barazantathul,
  bladesOfTheDead,
  bodyguardDwarf,
  bodyguardGondor,
  bodyguardRohan,
  deadlyShot,
  drainSoul,
  evilSteeds,
  expertRider,
  expertShot,
  fearless,
  fly,
  goblinJumping,
  goblinMastery,
  gollumControl,
  gollumProtected,
  gollumTakingTheRing,
  grimaProtected,
  gwaihirAndTheRing,
  gwaihirMount,
  highKingOfTheElves,
  hornOfGondor,
  huntingInstinct,
  lash,
  masterOfBirds,
  masterOfEvil,
  morgulBlade,
  narsil,
  old,
  oneWithNature,
  palantir,
  pounce,
  resistantToMagic,
  ringwraithBanished,
  ringwraithsAndTheRing,
  ringwraithWill,
  shelobMovement,
  terror,
  theOneRing,
  throwStoneEnt,
  throwStonesTroll,
  trollChain,
  unstoppable,
  venom,
  voiceOfCommandDain,
  voiceOfCommandSaruman,
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
