import { refuse } from '../../shared/refuse.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Recruitment } from '../reference.js';
import type { Box, RecruitmentRequest, RecruitTurn } from './recruitment-types.js';

/** Figures of the nine, by what they are brought back as (WR-CHAR-006). */
export function nineOf({ characters }: ReferenceIndex): Pick<Box, 'nazgul' | 'witch-king-returns'> {
  const figures = (alone: boolean): number => [...characters.values()].filter(({ nazgul, count }) => nazgul && (count === 1) === alone).reduce((sum, { count }) => sum + count, 0);
  return { nazgul: figures(false), 'witch-king-returns': figures(true) };
}

/** Where the master of the place has to stay, nobody brings the nine back: that is Sauron's alone (WR-RECR-006). */
export const bringsBack = ({ needs }: Recruitment): boolean => needs === null;

/** @throws RuleError for more dead than there are, and for dead of another nation */
export function boxOf(index: ReferenceIndex, recruitment: Recruitment, { figures, slain }: RecruitmentRequest): Box {
  if (slain != null && !bringsBack(recruitment)) refuse('/slain', 'WR-RECR-006', 'Only Sauron brings the Nazgûl back.');
  const nine = nineOf(index);
  if ((slain?.nazgul ?? 0) > nine.nazgul) refuse('/slain/nazgul', 'WR-CHAR-006', `There are ${nine.nazgul} Nazgûl besides the Witch-king.`);
  const dead = slain == null ? nine : { nazgul: slain.nazgul ?? 0, 'witch-king-returns': Number(slain.witchKing === true) };
  return { regular: figures?.regular ?? Number.POSITIVE_INFINITY, elite: figures?.elite ?? Number.POSITIVE_INFINITY, ...dead };
}

interface Losses {
  readonly index: ReferenceIndex;
  readonly recruitment: Recruitment;
  /** How many were dead before is known: then no more than all are dead after. */
  readonly counted: boolean;
}

/**
 * Adds what was lost this turn.
 * @throws RuleError for more dead than there are, and for dead of another nation
 */
export function addLosses(box: Box, turn: RecruitTurn, pointer: string, { index, recruitment, counted }: Losses): void {
  box.regular += turn.lostRegular ?? 0;
  box.elite += turn.lostElite ?? 0;
  const nine = nineOf(index);
  const lost = [['nazgul', 'lostNazgul', turn.lostNazgul ?? 0], ['witch-king-returns', 'lostWitchKing', Number(turn.lostWitchKing === true)]] as const;
  for (const [recruit, key, count] of lost) {
    if (count > 0 && !bringsBack(recruitment)) refuse(`${pointer}/${key}`, 'WR-RECR-006', 'Only Sauron loses Nazgûl, and brings them back.');
    const dead = box[recruit] + count;
    if (dead > nine[recruit] && (counted || count > nine[recruit])) refuse(`${pointer}/${key}`, 'WR-CHAR-006', `${dead} would be dead of ${nine[recruit]}.`);
    box[recruit] = Math.min(dead, nine[recruit]);
  }
}
