import type { Question } from '../../shared/operation.js';
import { reject } from '../../shared/refuse.js';
import { fault, isFault, type WarFinding } from '../findings.js';
import { known } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Recruitment } from '../reference.js';

/** What one turn's recruitment is spent on. */
export const RECRUITS = ['regular', 'elite', 'nazgul', 'witch-king-returns', 'nothing'] as const;
export type Recruit = (typeof RECRUITS)[number];

export interface RecruitTurn {
  readonly turn: number;
  readonly recruit: Recruit;
  readonly area?: string | null;
  /** The place is besieged. */
  readonly besieged?: boolean;
  /** The place is in enemy hands, or the character who must be there is away. */
  readonly conquered?: boolean;
  readonly away?: boolean;
  /** Figures lost this turn before recruitment, which may be raised again. */
  readonly lostRegular?: number;
  readonly lostElite?: number;
}

export interface RecruitmentRequest {
  readonly nation: string;
  readonly turns: readonly RecruitTurn[];
  /** Figures off the map; the numbers are lost (WR-RECR-003). */
  readonly figures?: { readonly regular: number; readonly elite: number } | null;
}

export interface RecruitedTurn {
  readonly turn: number;
  /** What appears at its end. */
  readonly raised: Recruit;
  readonly area: string | null;
  /** Turns paid so far for something that takes two. */
  readonly progress: number;
  /** It moves from this turn on. */
  readonly movesFrom: number | null;
  readonly rule: string;
}

export interface RecruitmentReport {
  readonly legal: boolean;
  readonly turns: readonly RecruitedTurn[];
  readonly total: { readonly regular: number; readonly elite: number; readonly nazgul: number; readonly witchKing: number };
  readonly findings: readonly WarFinding[];
  readonly assumptions: readonly string[];
}

/** What is raised turn by turn (WR-RECR, WR-CHAR-025). */
export function createRecruitment(index: ReferenceIndex): Question<RecruitmentRequest, RecruitmentReport> {
  return { ask: (request) => report(index, request) };
}

/** Turns that each takes; those of an elite are data, and the Witch-king counts as one (WR-RECR-006). */
const turnsOf = (recruit: Recruit, { eliteTurns }: Recruitment): number => (recruit === 'elite' || recruit === 'witch-king-returns' ? eliteTurns : 1);

function report(index: ReferenceIndex, request: RecruitmentRequest): RecruitmentReport {
  const nation = known(index.nations, request.nation, '/nation');
  const recruitment = index.recruitment.get(nation.id);
  if (recruitment === undefined) reject('/nation', 'not-allowed', `${nation.name} raises no units after its mobilization (WR-RECR-001, WR-RECR-004).`);
  const findings: WarFinding[] = [];
  const box = { regular: request.figures?.regular ?? Number.POSITIVE_INFINITY, elite: request.figures?.elite ?? Number.POSITIVE_INFINITY };
  const progress: Record<string, number> = {};
  const turns = request.turns.map((turn, place) => {
    if (turn.turn <= (request.turns[place - 1]?.turn ?? 0)) reject(`/turns/${place}/turn`, 'not-allowed', 'Turns come in their order, each once.');
    box.regular += turn.lostRegular ?? 0;
    box.elite += turn.lostElite ?? 0;
    const faults = CHECKS.flatMap((check) => check(turn, `/turns/${place}`, { index, recruitment, box }));
    findings.push(...faults);
    return spend(turn, faults, { recruitment, box, progress });
  });
  const raised = (recruit: Recruit): number => turns.filter((turn) => turn.raised === recruit).length;
  return {
    legal: !findings.some(isFault), turns, findings,
    total: { regular: raised('regular'), elite: raised('elite'), nazgul: raised('nazgul'), witchKing: raised('witch-king-returns') },
    assumptions: [
      'What takes two turns appears in the second; an interruption keeps the progress (WR-RECR-001).',
      ...(request.figures == null ? ['The number of figures is lost: no limit is counted (WR-RECR-003).'] : []),
    ],
  };
}

interface Work {
  readonly recruitment: Recruitment;
  readonly box: { regular: number; elite: number };
  readonly progress: Record<string, number>;
}

function spend({ turn, recruit, area }: RecruitTurn, faults: readonly WarFinding[], { recruitment, box, progress }: Work): RecruitedTurn {
  const rule = faults[0]?.rule ?? (isUnit(recruit) ? recruitment.rule : 'WR-RECR-006');
  const place = area ?? onlyPlace(recruitment);
  if (recruit === 'nothing' || faults.length > 0) return { turn, raised: 'nothing', area: place, progress: progress[recruit] ?? 0, movesFrom: null, rule };
  const paid = (progress[recruit] ?? 0) + 1;
  const done = paid >= turnsOf(recruit, recruitment);
  progress[recruit] = done ? 0 : paid;
  if (done && isUnit(recruit)) box[recruit] -= 1;
  return { turn, raised: done ? recruit : 'nothing', area: place, progress: done ? 0 : paid, movesFrom: done ? turn + 1 : null, rule };
}

const isUnit = (recruit: Recruit): recruit is 'regular' | 'elite' => recruit === 'regular' || recruit === 'elite';
const onlyPlace = ({ areas: [first, ...others] }: Recruitment): string | null => (others.length === 0 && first !== undefined ? first : null);

type Check = (turn: RecruitTurn, pointer: string, facts: { readonly index: ReferenceIndex; readonly recruitment: Recruitment; readonly box: Work['box'] }) => readonly WarFinding[];

const busy = ({ recruit }: RecruitTurn): boolean => recruit !== 'nothing';

const early: Check = (turn, pointer, { recruitment }) =>
  busy(turn) && turn.turn < recruitment.fromTurn
    ? [fault('too-early', { pointer: `${pointer}/turn`, rule: recruitment.rule, message: `Recruitment starts in turn ${recruitment.fromTurn}.`, actual: turn.turn, limit: recruitment.fromTurn })]
    : [];

const place: Check = (turn, pointer, { index, recruitment }) => {
  if (turn.area != null) known(index.areas, turn.area, `${pointer}/area`);
  const wrong = busy(turn) && turn.area != null && !recruitment.areas.includes(turn.area);
  return wrong ? [fault('not-a-recruiting-place', { pointer: `${pointer}/area`, rule: placeRule(recruitment), message: `Units are raised in ${recruitment.areas.join(', ')} only.` })] : [];
};

const placeRule = ({ areas, rule }: Recruitment): string => (areas.length > 1 ? 'WR-RECR-005' : rule);

const blocked: Check = (turn, pointer, { recruitment }) => {
  const rule = recruitment.needs === null ? 'WR-RECR-005' : 'WR-RECR-002';
  const say = (key: string, message: string): WarFinding => fault('blocked', { pointer: `${pointer}/${key}`, rule, message });
  if (!busy(turn)) return [];
  return [
    ...(turn.besieged === true ? [say('besieged', 'The place is besieged.')] : []),
    ...(turn.conquered === true ? [say('conquered', 'The place is in enemy hands.')] : []),
    ...(turn.away === true && recruitment.needs !== null ? [say('away', 'Its master is not there.')] : []),
  ];
};

const dead: Check = (turn, pointer, { recruitment }) =>
  (turn.recruit === 'nazgul' || turn.recruit === 'witch-king-returns') && recruitment.needs !== null
    ? [fault('blocked', { pointer: `${pointer}/recruit`, rule: 'WR-RECR-006', message: 'Only Sauron brings the Nazgûl back.' })]
    : [];

const figures: Check = (turn, pointer, { box }) => {
  if (!isUnit(turn.recruit)) return [];
  return box[turn.recruit] > 0 ? [] : [fault('no-figure', { pointer: `${pointer}/recruit`, rule: 'WR-RECR-003', message: 'No such figure is left off the map.', actual: 0, limit: 0 })];
};

const CHECKS: readonly Check[] = [early, place, blocked, dead, figures];
