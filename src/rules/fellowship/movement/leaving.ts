import { reject } from '../../shared/refuse.js';
import { Objections, type Verdict } from '../verdict.js';

export const WAYS_OUT = ['normal', 'join', 'reclamation', 'evade', 'retreat', 'pull-off'] as const;

export interface LeavingRequest {
  readonly by: (typeof WAYS_OUT)[number];
  /** It has killed its opponent. */
  readonly killed?: boolean | undefined;
  readonly heroPoints?: number | undefined;
  /** The Evade check has succeeded. */
  readonly evaded?: boolean | undefined;
  /** There is room for another figure at the enemy. */
  readonly room?: boolean | undefined;
  readonly phase?: string | undefined;
  /** Of a pull-off: what is true of the company (FS-LOCK-002). */
  readonly mounted?: boolean | undefined;
  readonly standard?: boolean | undefined;
  readonly leader?: boolean | undefined;
  readonly against?: 'infantry' | 'cavalry' | undefined;
  /** Phases in which any of them has moved. */
  readonly movedIn?: readonly string[] | undefined;
  /** Figures of the company, and those of them that are surrounded or trapped. */
  readonly figures?: number | undefined;
  readonly surrounded?: number | undefined;
}

export interface LeavingReport extends Verdict {
  readonly leave: number;
  readonly stay: number;
  /** Centimetres, all of which must be moved in a pull-off; `null` where it is not this move. */
  readonly move: number | null;
  readonly mayEngageAnew: boolean;
  readonly mayShoot: boolean;
}

/**
 * Ways out of close combat (FS-LOCK-001 to 003).
 * @throws RuleError where more are surrounded than there are
 */
export function leaving(request: LeavingRequest, rate: number): LeavingReport {
  const { by, figures = 1, surrounded = 0 } = request;
  if (surrounded > figures) reject('/leaving/surrounded', 'out-of-range', `Of ${figures} figures ${surrounded} cannot be surrounded.`);
  const isPullOff = by === 'pull-off';
  const against = isPullOff ? pullOff(request) : simple(request);
  const verdict = against.verdict();
  const leave = verdict.legal ? figures - (isPullOff ? surrounded : 0) : 0;
  return {
    ...verdict, leave, stay: figures - leave, move: verdict.legal && (isPullOff || by === 'retreat' || by === 'evade') ? rate : null,
    mayEngageAnew: by === 'retreat' || by === 'reclamation', mayShoot: !isPullOff,
  };
}

function simple({ by, killed = false, heroPoints = 0, evaded = false, room = false, phase = '4e' }: LeavingRequest): Objections {
  return new Objections()
    .when(by === 'normal', 'FS-LOCK-001', 'Figures in base contact are locked in combat.')
    .when(by === 'join' && !room, 'FS-LOCK-001', 'Nobody makes room, so nobody joins.')
    .when(by === 'reclamation' && !killed, 'FS-LOCK-001', 'It has killed nobody.')
    .when(by === 'evade' && !evaded, 'FS-LOCK-001', 'The Evade check must succeed.')
    .when(by === 'retreat' && heroPoints < 1, 'FS-LOCK-001', 'Retreat costs a hero point.')
    .when(by === 'retreat' && phase !== '4e', 'FS-HERO-013', 'Retreat is made in 4e.');
}

function pullOff({ mounted = false, standard = false, leader = false, against = 'infantry', movedIn = [], phase = '4e' }: LeavingRequest): Objections {
  return new Objections()
    .when(phase !== '4e', 'FS-LOCK-002', 'Cavalry pulls off in 4e.')
    .when(!mounted, 'FS-LOCK-002', 'Only a mounted company pulls off.')
    .when(!standard, 'FS-LOCK-002', 'The company standard must be present.')
    .when(!leader, 'FS-LOCK-002', 'The company leader must be present.')
    .when(movedIn.length > 0, 'FS-LOCK-002', 'Nobody of the company may have moved in 4a to 4d.')
    .when(against === 'cavalry', 'FS-LOCK-002', 'It pulls off from infantry only.');
}
