import { MOST_ARMIES, MOST_ENTRIES, MOST_MODELS_OF_ENTRY } from './army.inputs.js';

/** What both doors say of the operations. */
export const ARMY_VALIDATE =
  'Judges a force: points, and a finding for every rule that it breaks. An illegal force is no error: it is answered with `valid: false`. ' +
  `The points match of a scenario binds only where the scenario is named. At most ${MOST_ENTRIES} entries of at most ${MOST_MODELS_OF_ENTRY} models each.`;

export const ARMY_VALIDATE_BATCH =
  `Judges 1 to ${MOST_ARMIES} forces, each by itself and as if sent alone: the results stand in the order given, and a force that cannot be read spoils no other. ` +
  'A force without `pointsLimit` or `eventPack`, or with null there, gets those of the batch, and findings point into it as if it had given them.';
