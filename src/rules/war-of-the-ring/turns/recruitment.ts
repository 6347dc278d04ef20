import type { Question } from '../../shared/operation.js';
import { refuse, reject } from '../../shared/refuse.js';
import { isFault, type WarFinding } from '../findings.js';
import { known } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Recruitment } from '../reference.js';
import { addLosses, bringsBack, boxOf } from './box.js';
import { recruitFindings } from './recruit-checks.js';
import type { Box, Recruit, RecruitedTurn, RecruitmentReport, RecruitmentRequest, RecruitTurn } from './recruitment-types.js';

/** What is raised turn by turn (WR-RECR, WR-CHAR-025). */
export function createRecruitment(index: ReferenceIndex): Question<RecruitmentRequest, RecruitmentReport> {
  return { ask: (request) => report(index, request) };
}

/** Turns that each takes; those of an elite are data, and the Witch-king counts as one (WR-RECR-006). */
const turnsOf = (recruit: Recruit, { eliteTurns }: Recruitment): number => (recruit === 'elite' || recruit === 'witch-king-returns' ? eliteTurns : 1);

function report(index: ReferenceIndex, request: RecruitmentRequest): RecruitmentReport {
  const nation = known(index.nations, request.nation, '/nation');
  const recruitment = index.recruitment.get(nation.id);
  if (recruitment === undefined) refuse('/nation', 'WR-RECR-001', `${nation.name} raises no units after its mobilization: Saruman and Sauron do (WR-RECR-001, WR-RECR-004).`);
  const findings: WarFinding[] = [];
  const box = boxOf(index, recruitment, request);
  const progress: Record<string, number> = {};
  const turns = request.turns.map((turn, place) => {
    const pointer = `/turns/${place}`;
    if (turn.turn <= (request.turns[place - 1]?.turn ?? 0)) reject(`${pointer}/turn`, 'not-allowed', 'Turns come in their order, each once.');
    addLosses(box, turn, pointer, { index, recruitment, counted: request.slain != null });
    const faults = recruitFindings(turn, pointer, { index, recruitment, box });
    findings.push(...faults);
    return spend(turn, faults, { recruitment, box, progress });
  });
  const raised = (recruit: Recruit): number => turns.filter((turn) => turn.raised === recruit).length;
  return {
    legal: !findings.some(isFault), turns, findings,
    total: { regular: raised('regular'), elite: raised('elite'), nazgul: raised('nazgul'), witchKing: raised('witch-king-returns') },
    assumptions: assumptionsOf(request, recruitment),
  };
}

function assumptionsOf({ turns, figures, slain }: RecruitmentRequest, recruitment: Recruitment): readonly string[] {
  const nine = turns.some(({ recruit }) => recruit === 'nazgul' || recruit === 'witch-king-returns');
  return [
    'What takes two turns appears in the second; an interruption keeps the progress (WR-RECR-001).',
    ...(figures == null && turns.some(({ lostRegular = 0, lostElite = 0 }) => lostRegular + lostElite > 0) ? ['Lost units come back as figures only where `figures` says how many there are (WR-RECR-003).'] : []),
    ...(figures == null ? ['The number of figures is lost: no limit is counted (WR-RECR-003).'] : []),
    ...(recruitment.areas.length > 1 ? ['What takes two turns appears where the second is spent (WR-RECR-004).'] : []),
    ...(nine && slain == null && bringsBack(recruitment) ? ['How many of the nine were dead at first is not given: any may have been, and nobody dies twice unless the losses say so (WR-RECR-006).'] : []),
  ];
}

interface Work {
  readonly recruitment: Recruitment;
  readonly box: Box;
  readonly progress: Record<string, number>;
}

function spend({ turn, recruit, area }: RecruitTurn, faults: readonly WarFinding[], { recruitment, box, progress }: Work): RecruitedTurn {
  const rule = faults[0]?.rule ?? (isUnit(recruit) ? recruitment.rule : 'WR-RECR-006');
  const place = area ?? onlyPlace(recruitment);
  if (recruit === 'nothing' || faults.length > 0) return { turn, raised: 'nothing', area: place, progress: progress[recruit] ?? 0, movesFrom: null, rule };
  const paid = (progress[recruit] ?? 0) + 1;
  const done = paid >= turnsOf(recruit, recruitment);
  progress[recruit] = done ? 0 : paid;
  if (done) box[recruit] -= 1;
  return { turn, raised: done ? recruit : 'nothing', area: place, progress: done ? 0 : paid, movesFrom: done ? turn + 1 : null, rule };
}

const isUnit = (recruit: Recruit): boolean => recruit === 'regular' || recruit === 'elite';
const onlyPlace = ({ areas: [first, ...others] }: Recruitment): string | null => (others.length === 0 && first !== undefined ? first : null);
