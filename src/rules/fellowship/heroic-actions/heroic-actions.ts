import type { HeroicAction } from './heroic-action.js';
import { accuracy } from './accuracy.js';
import { combatPress } from './combat-press.js';
import { evadeZoneOfControl } from './evade-zone-of-control.js';
import { extraCombatAttack } from './extra-combat-attack.js';
import { extraManoeuvre } from './extra-manoeuvre.js';
import { extraMissileAttack } from './extra-missile-attack.js';
import { extraMovement } from './extra-movement.js';
import { fightAfterMarch } from './fight-after-march.js';
import { manoeuvreSave } from './manoeuvre-save.js';
import { mindSpell } from './mind-spell.js';
import { moraleRetest } from './morale-retest.js';
import { negate } from './negate.js';
import { retreat } from './retreat.js';
import { woundRecovery } from './wound-recovery.js';

/** The register of what hero points buy, by name: the twelve heroic actions and the two uses beside them. */
export const HEROIC_ACTIONS: readonly HeroicAction[] = [
  accuracy,
  combatPress,
  evadeZoneOfControl,
  extraCombatAttack,
  extraManoeuvre,
  extraMissileAttack,
  extraMovement,
  fightAfterMarch,
  manoeuvreSave,
  mindSpell,
  moraleRetest,
  negate,
  retreat,
  woundRecovery,
];
