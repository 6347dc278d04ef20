import type { Trait } from '../trait.js';
import { agility } from './agility.js';
import { ambush } from './ambush.js';
import { command } from './command.js';
import { evade } from './evade.js';
import { fieryBreath } from './fiery-breath.js';
import { flight } from './flight.js';
import { frenzy } from './frenzy.js';
import { gallant } from './gallant.js';
import { immense } from './immense.js';
import { impact } from './impact.js';
import { insight } from './insight.js';
import { ironWill } from './iron-will.js';
import { leadership } from './leadership.js';
import { lordship } from './lordship.js';
import { poison } from './poison.js';
import { projection } from './projection.js';
import { shadowWalk } from './shadow-walk.js';
import { smite } from './smite.js';
import { spellCasting } from './spell-casting.js';
import { stealth } from './stealth.js';
import { steed } from './steed.js';
import { stomp } from './stomp.js';
import { sweep } from './sweep.js';
import { swiftness } from './swiftness.js';
import { terror } from './terror.js';
import { thrust } from './thrust.js';
import { toughness } from './toughness.js';

/** The register of special abilities, by name. */
export const SPECIAL_ABILITIES: readonly Trait[] = [
  agility,
  ambush,
  command,
  evade,
  fieryBreath,
  flight,
  frenzy,
  gallant,
  immense,
  impact,
  insight,
  ironWill,
  leadership,
  lordship,
  poison,
  projection,
  shadowWalk,
  smite,
  spellCasting,
  stealth,
  steed,
  stomp,
  sweep,
  swiftness,
  terror,
  thrust,
  toughness,
];
