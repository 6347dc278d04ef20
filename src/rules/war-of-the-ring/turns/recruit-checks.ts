import { refuse, reject } from '../../shared/refuse.js';
import { fault, type WarFinding } from '../findings.js';
import { known } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Recruitment } from '../reference.js';
import { TURNS_AWAY } from '../rulings/nine-rulings.js';
import { bringsBack } from './box.js';
import type { Box, Recruit, RecruitTurn } from './recruitment-types.js';

interface Facts {
  readonly index: ReferenceIndex;
  readonly recruitment: Recruitment;
  readonly box: Box;
}

type Check = (turn: RecruitTurn, pointer: string, facts: Facts) => readonly WarFinding[];

const busy = ({ recruit }: RecruitTurn): boolean => recruit !== 'nothing';
const isOfTheNine = (recruit: Recruit): boolean => recruit === 'nazgul' || recruit === 'witch-king-returns';

/** Turn of their first return: the Council meets in the first at the earliest (WR-CHAR-023). */
const FIRST_RETURN = 1 + TURNS_AWAY;

const early: Check = (turn, pointer, { recruitment }) => {
  const nine = isOfTheNine(turn.recruit) && bringsBack(recruitment);
  const [limit, rule, message] = nine ? [FIRST_RETURN, 'WR-CHAR-023', `The Nazgûl come back with wings in turn ${FIRST_RETURN} at the earliest: none is brought back before.`] : [recruitment.fromTurn, recruitment.rule, `Recruitment starts in turn ${recruitment.fromTurn}.`];
  return busy(turn) && turn.turn < limit ? [fault('too-early', { pointer: `${pointer}/turn`, rule, message, actual: turn.turn, limit })] : [];
};

const place: Check = (turn, pointer, { index, recruitment }) => {
  if (turn.area != null) known(index.areas, turn.area, `${pointer}/area`);
  const wrong = turn.area != null && !recruitment.areas.includes(turn.area);
  return wrong ? [fault('not-a-recruiting-place', { pointer: `${pointer}/area`, rule: placeRule(recruitment), message: `Units are raised in ${recruitment.areas.join(', ')} only.` })] : [];
};

const placeRule = ({ areas, rule }: Recruitment): string => (areas.length > 1 ? 'WR-RECR-005' : rule);

/** A siege or a conquest is that of one place, and who never leaves is not away (WR-RECR-005, WR-CHAR-006). The nine come back to a besieged place too (WR-CHAR-025). */
const blocked: Check = (turn, pointer, { index, recruitment }) => {
  const { besieged, conquered, away } = turn;
  if (away === true && recruitment.needs === null) refuse(`${pointer}/away`, 'WR-CHAR-006', `${index.nations.get(recruitment.nation)?.name ?? ''} never leaves: nobody has to be in the place.`);
  if ((besieged === true || conquered === true) && turn.area == null && recruitment.areas.length > 1) reject(`${pointer}/area`, 'required', 'Which of the places is meant (WR-RECR-005)?');
  const rule = recruitment.needs === null ? 'WR-RECR-005' : 'WR-RECR-002';
  const say = (key: string, message: string): WarFinding => fault('blocked', { pointer: `${pointer}/${key}`, rule, message });
  if (!busy(turn)) return [];
  return [
    ...(besieged === true && !isOfTheNine(turn.recruit) ? [say('besieged', 'The place is besieged.')] : []),
    ...(conquered === true ? [say('conquered', 'The place is in enemy hands.')] : []),
    ...(away === true ? [say('away', 'Its master is not there.')] : []),
  ];
};

const dead: Check = ({ recruit }, pointer, { recruitment }) =>
  isOfTheNine(recruit) && !bringsBack(recruitment) ? [fault('blocked', { pointer: `${pointer}/recruit`, rule: 'WR-RECR-006', message: 'Only Sauron brings the Nazgûl back.' })] : [];

const figures: Check = ({ recruit }, pointer, { recruitment, box }) => {
  if (recruit === 'nothing' || box[recruit] > 0) return [];
  if (!isOfTheNine(recruit)) return [fault('no-figure', { pointer: `${pointer}/recruit`, rule: 'WR-RECR-003', message: 'No such figure is left off the map.', actual: 0, limit: 0 })];
  return bringsBack(recruitment) ? [fault('no-figure', { pointer: `${pointer}/recruit`, rule: 'WR-RECR-006', message: 'None of them is dead: there is nobody to bring back.', actual: 0, limit: 0 })] : [];
};

const CHECKS: readonly Check[] = [early, place, blocked, dead, figures];

/**
 * Everything that can be wrong with one turn of recruitment.
 * @throws RuleError for facts that the nation does not have
 */
export const recruitFindings: Check = (turn, pointer, facts) => CHECKS.flatMap((check) => check(turn, pointer, facts));
