import type { CombatDoor } from './combat-door.js';

export const oddsText = (door: CombatDoor): string => `The exact chances of ${door.noun}, as fractions. ${door.description}`;

export const resolveText = (door: CombatDoor): string =>
  `Plays ${door.noun} once, with the faces given, a seed given, or a seed of our own, and tells each die and step. ${door.description}`;
