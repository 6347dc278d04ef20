import type { Trait } from '../trait.js';
import { archery } from './archery.js';
import { assault } from './assault.js';
import { bodyguard } from './bodyguard.js';
import { camouflage } from './camouflage.js';
import { horsemanship } from './horsemanship.js';
import { mountaineer } from './mountaineer.js';
import { scout } from './scout.js';
import { veteran } from './veteran.js';
import { woodcraft } from './woodcraft.js';

/** The register of training skills, by name. */
export const TRAINING_SKILLS: readonly Trait[] = [
  archery,
  assault,
  bodyguard,
  camouflage,
  horsemanship,
  mountaineer,
  scout,
  veteran,
  woodcraft,
];
