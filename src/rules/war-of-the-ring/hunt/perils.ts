import { Fraction } from '../../dice/fraction.js';
import type { DiceOperation, DiceResult } from '../../shared/operation.js';
import { refuse } from '../../shared/refuse.js';
import { StoryTable } from '../../shared/story-table.js';
import { choose } from '../battle/spread.js';
import { hitsAt } from '../battle/play-round.js';
import type { Reading } from '../battle/battle-types.js';
import type { ReferenceIndex } from '../reference-index.js';

/** Dangers of a place that are one chance, taken several times. */
export const PERILS = ['high-pass', 'old-forest', 'ring-seized', 'spider', 'spider-with-bottle'] as const;
export type PerilId = (typeof PERILS)[number];

interface Peril {
  /** In sixths, that the peril strikes. */
  readonly sixths: number;
  readonly purpose: string;
  readonly rule: string;
  /** It is over as soon as it does not strike (`passed`) or strikes (`struck`); `null`: every die is rolled. */
  readonly endsWhen: 'passed' | 'struck' | null;
  readonly told: string;
}

/** The register of perils. */
const REGISTER: Readonly<Record<PerilId, Peril>> = {
  'high-pass': { sixths: 4, purpose: 'snow', rule: 'WR-PLACE-006', endsWhen: 'passed', told: 'driven back by the snow' },
  'old-forest': { sixths: 1, purpose: 'old-man', rule: 'WR-PLACE-004', endsWhen: null, told: 'killed by the Old Man' },
  'ring-seized': { sixths: 1, purpose: 'seize', rule: 'WR-CHAR-020', endsWhen: 'struck', told: 'seizes the ring' },
  spider: { sixths: 5, purpose: 'spider', rule: 'WR-PLACE-020', endsWhen: null, told: 'hit by Shelob' },
  'spider-with-bottle': { sixths: 2, purpose: 'spider', rule: 'WR-PLACE-020', endsWhen: null, told: 'hit by Shelob, whom the light weakens' },
};

export interface PerilRequest {
  readonly peril: PerilId;
  /** Tries, turns or companions: so many dice at most. */
  readonly times?: number;
  readonly reading?: Reading;
}

export interface PerilOdds {
  /** One die. */
  readonly strikes: Fraction;
  /** Exactly so many of all. Index: how many. */
  readonly distribution: readonly Fraction[];
  readonly atLeastOnce: Fraction;
  /** It does not strike at least once: across the pass within so many turns. */
  readonly passesOnce: Fraction;
  readonly expected: Fraction;
  /** Dice until it is passed for the first time; `null` where it always strikes. */
  readonly expectedTries: Fraction | null;
  readonly rule: string;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface PerilResult extends DiceResult {
  readonly struck: number;
  readonly passed: number;
  readonly rule: string;
}

const SIXTHS = 6;

/** Single chances, taken once or several times (WR-PLACE-004, 006, 020, WR-CHAR-020). */
export function createPerils(index: ReferenceIndex): DiceOperation<PerilRequest, PerilOdds, PerilResult> {
  return {
    odds(request) {
      checkTimes(index, request);
      const { sixths, rule } = REGISTER[request.peril];
      const times = request.times ?? 1;
      const power = (base: number, exponent: number): bigint => BigInt(base) ** BigInt(exponent);
      const all = power(SIXTHS, times);
      const exactly = (count: number): Fraction => Fraction.of(choose(times, count) * power(sixths, count) * power(SIXTHS - sixths, times - count), all);
      return {
        strikes: Fraction.of(sixths, SIXTHS),
        distribution: Array.from({ length: times + 1 }, (_, count) => exactly(count)),
        atLeastOnce: Fraction.ONE.minus(exactly(0)),
        passesOnce: Fraction.ONE.minus(exactly(times)),
        expected: Fraction.of(sixths * times, SIXTHS),
        expectedTries: sixths === SIXTHS ? null : Fraction.of(SIXTHS, SIXTHS - sixths),
        rule, method: 'exact', assumptions: assumptions(request),
      };
    },
    resolve(request, faces) {
      checkTimes(index, request);
      const peril = REGISTER[request.peril];
      const table = new StoryTable(faces);
      const counts = { struck: 0, passed: 0 };
      for (let time = 0; time < (request.times ?? 1); time += 1) {
        const position = table.roll({ purpose: peril.purpose, by: null, sides: SIXTHS, modifier: 0 });
        const struck = hitsAt(request.reading ?? 'low', peril.sixths)(table.dice[position]?.face ?? 0);
        counts[struck ? 'struck' : 'passed'] += 1;
        table.note('peril', struck ? `Die ${time + 1}: ${peril.told}.` : `Die ${time + 1}: nothing happens.`, peril.rule);
        if (peril.endsWhen === (struck ? 'struck' : 'passed')) break;
      }
      return { ...counts, rule: peril.rule, rolls: table.dice, trace: table.trace, assumptions: assumptions(request) };
    },
  };
}

/** The Old Man has a die for each companion of the bearer, of whom there are so many (WR-PLACE-004, WR-CHAR-028). */
function checkTimes({ characters }: ReferenceIndex, { peril, times = 1 }: PerilRequest): void {
  if (peril !== 'old-forest') return;
  const all = [...characters.values()];
  const companions = all.filter(({ id, companion, kind }) => companion && kind !== 'ringbearer' && !all.some(({ becomes }) => becomes === id)).length;
  if (times > companions) refuse('/times', 'WR-PLACE-004', `At most ${companions} travel with the bearer of the ring.`);
}

function assumptions({ peril, reading }: PerilRequest): string[] {
  return [
    ...((reading ?? 'low') === 'low' ? ['Dice are read low: a die of the sixths or less strikes (WR-BATTLE-002).'] : []),
    ...(REGISTER[peril].endsWhen === null ? [] : ['The distribution counts every die; a roll at the table ends with the first that decides.']),
  ];
}
