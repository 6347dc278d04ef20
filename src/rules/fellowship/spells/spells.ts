import type { Spell } from './spell.js';
import { confusion } from './confusion.js';
import { control } from './control.js';
import { courage } from './courage.js';
import { darkness } from './darkness.js';
import { despair } from './despair.js';
import { fire } from './fire.js';
import { gainInitiative } from './gain-initiative.js';
import { gallantry } from './gallantry.js';
import { lightning } from './lightning.js';
import { obscure } from './obscure.js';
import { shock } from './shock.js';
import { shuttingOpening } from './shutting-opening.js';
import { standard } from './standard.js';
import { starlight } from './starlight.js';
import { stayAndRally } from './stay-and-rally.js';
import { terror } from './terror.js';
import { valour } from './valour.js';

/** The register of spells, by name. */
export const SPELLS: readonly Spell[] = [
  confusion,
  control,
  courage,
  darkness,
  despair,
  fire,
  gainInitiative,
  gallantry,
  lightning,
  obscure,
  shock,
  shuttingOpening,
  standard,
  starlight,
  stayAndRally,
  terror,
  valour,
];
