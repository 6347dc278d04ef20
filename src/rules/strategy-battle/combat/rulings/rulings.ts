import type { CombatReference } from '../combat-reference.js';
import { fallenBanner, mithrilCoat, mountLeft, spoils } from './leavings.js';
import { gollumWakes, retreat, returns } from './moves.js';
import { ringOn, ringTaken } from './ring.js';
import type { Ruling, RulingQuestion } from './rulings-types.js';
import { mirror, royalStandard, willAfterFights } from './stores.js';

/** Questions between the rolls of a turn: who gains, who may, what becomes of what is left. No dice. */
export function createTurnRulings(reference: CombatReference): { ask(question: RulingQuestion): Ruling } {
  return { ask: (question) => rulingOn(reference, question) };
}

function rulingOn(reference: CombatReference, question: RulingQuestion): Ruling {
  switch (question.about) {
    case 'royal-standard': return royalStandard(reference, question);
    case 'mirror-of-galadriel': return mirror(reference, question);
    case 'will-after-fights': return willAfterFights(reference, question);
    case 'ring-on': return ringOn(reference, question);
    case 'ring-taken': return ringTaken(reference, question);
    case 'mount-left': return mountLeft(reference, question);
    case 'spoils': return spoils(reference, question);
    case 'fallen-banner': return fallenBanner(reference, question);
    case 'retreat': return retreat(reference, question);
    case 'returns': return returns(reference, question);
    case 'gollum-wakes': return gollumWakes(question);
    case 'mithril-coat': return mithrilCoat(question);
  }
}
