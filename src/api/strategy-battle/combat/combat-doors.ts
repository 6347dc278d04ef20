import type { CombatDoor } from './combat-door.js';
import { FIGHT_DOOR } from './fight/fight.door.js';

/** Every operation of combat that has doors. A line for each. */
export const COMBAT_DOORS: readonly CombatDoor[] = [FIGHT_DOOR];
