import type { Power } from './power.js';
import { auraOfCommand } from '../powers/aura-of-command.js';
import { auraOfDismay } from '../powers/aura-of-dismay.js';
import { blackDart } from '../powers/black-dart.js';
import { blindingAura } from '../powers/blinding-aura.js';
import { castBlindingLight } from '../powers/cast-blinding-light.js';
import { castLight } from '../powers/cast-light.js';
import { chillSoul } from '../powers/chill-soul.js';
import { command } from '../powers/command.js';
import { compel } from '../powers/compel.js';
import { drainCourage } from '../powers/drain-courage.js';
import { effortlesslyImmobilise } from '../powers/effortlessly-immobilise.js';
import { immobilise } from '../powers/immobilise.js';
import { instantlyCommand } from '../powers/instantly-command.js';
import { naturesWrath } from '../powers/natures-wrath.js';
import { panicSteed } from '../powers/panic-steed.js';
import { renew } from '../powers/renew.js';
import { sapWill } from '../powers/sap-will.js';
import { sorcerousBlast } from '../powers/sorcerous-blast.js';
import { strengthenWill } from '../powers/strengthen-will.js';
import { terrifyingAura } from '../powers/terrifying-aura.js';
import { transfix } from '../powers/transfix.js';
import { ultimateSorcerousBlast } from '../powers/ultimate-sorcerous-blast.js';
import { willOfIron } from '../powers/will-of-iron.js';
import { yourStaffIsBroken } from '../powers/your-staff-is-broken.js';

/** The register of magical powers: every file of its folder. The order decides nothing. */
export const POWERS: readonly Power[] = [
  auraOfCommand,
  auraOfDismay,
  blackDart,
  blindingAura,
  castBlindingLight,
  castLight,
  chillSoul,
  command,
  compel,
  drainCourage,
  effortlesslyImmobilise,
  immobilise,
  instantlyCommand,
  naturesWrath,
  panicSteed,
  renew,
  sapWill,
  sorcerousBlast,
  strengthenWill,
  terrifyingAura,
  transfix,
  ultimateSorcerousBlast,
  willOfIron,
  yourStaffIsBroken,
];

/** The powers by id. */
export const powersById: ReadonlyMap<string, Power> = new Map(POWERS.map((power) => [power.id, power]));
