import Sequencer from '@jest/test-sequencer';

/** Specs that wait for processes or count very much: begun first, so that no worker is left alone with one at the end. */
const SLOW = ['test/database/process', 'test/database/several-processes', 'test/api/shared/parity', 'test/properties/war-battles', 'test/properties/special-rules', 'test/properties/fight.', 'test/properties/armies', 'test/database/boot', 'test/platform/'];

const rank = ({ path }) => SLOW.findIndex((part) => path.includes(part)) >>> 0;

/** Jest knows no times in a fresh clone. */
export default class SlowFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
