import { filled } from '../defaults.js';
import { Objections, type Verdict } from '../verdict.js';

/** What lets a figure reclaim ground. */
export const RECLAIMERS = ['kill', 'contact-missile', 'frenzy', 'exceptional-hit', 'swiftness', 'impact-speed', 'impact-mass', 'combat-press'] as const;
export type Reclaimer = (typeof RECLAIMERS)[number];

/** Most centimetres, and degrees from straight ahead; `null` for any direction (FS-RECL-003). An ordinary move takes the place of the dead. */
const EXTENDED: Readonly<Record<Reclaimer, { readonly cm: number | null; readonly degrees: number | null }>> = {
  kill: { cm: null, degrees: null },
  'contact-missile': { cm: 5, degrees: 45 },
  frenzy: { cm: 5, degrees: 90 },
  'exceptional-hit': { cm: 5, degrees: null },
  swiftness: { cm: 5, degrees: null },
  'impact-speed': { cm: 10, degrees: 22.5 },
  'impact-mass': { cm: 5, degrees: 0 },
  'combat-press': { cm: 5, degrees: null },
};

/** Reclamation phase after each phase of combat (FS-SEQ-003). */
const AFTER: Readonly<Record<string, string>> = { '5d': '5e', '6a': '6c', '6b': '6c', '6d': '6e', '6f': '6h', '6g': '6h' };

export interface ReclamationRequest {
  readonly by?: Reclaimer | undefined;
  /** Phase of the kill: `6d`. */
  readonly phase?: string | undefined;
  /** The enemy has been killed. Default true. */
  readonly killed?: boolean | undefined;
  /** Further attacks are owed. */
  readonly attacksLeft?: boolean | undefined;
  /** A rear figure steps into the gap (FS-FORM-005). */
  readonly gapFilled?: boolean | undefined;
  readonly distance?: number | null | undefined;
  /** Degrees from straight ahead. */
  readonly angle?: number | null | undefined;
  /** Enemies that it touched besides the dead one, and how many of them it still touches. */
  readonly contactsBefore?: number | undefined;
  readonly contactsAfter?: number | undefined;
  readonly surrounded?: boolean | undefined;
  readonly displacesEnemy?: boolean | undefined;
  readonly frontAndRear?: boolean | undefined;
  /** It enters the zone of an enemy, and touches its owner. */
  readonly entersZone?: boolean | undefined;
  readonly contactsOwner?: boolean | undefined;
  /** Nobody is left in contact. Default true. */
  readonly allOpponentsDead?: boolean | undefined;
  /** Of frenzy: a new enemy can be reached. Default true. */
  readonly reachesEnemy?: boolean | undefined;
}

export interface ReclamationReport extends Verdict {
  /** Phase in which it moves; `at-once` while attacks are owed. */
  readonly when: string | null;
  /** `null` for the place of the dead. */
  readonly mostCm: number | null;
  readonly withinDegrees: number | null;
}

/** Taking the ground of the dead, and the longer moves of some (FS-RECL-001 to 005). */
export function reclamation(request: ReclamationRequest): ReclamationReport {
  const { by = 'kill', phase = '6d', attacksLeft = false } = request;
  const limits = EXTENDED[by];
  const after = AFTER[phase] ?? null;
  const objections = ground(request).when(by !== 'combat-press' && after === null, 'FS-RECL-001', `No reclamation follows ${phase}.`);
  return {
    ...place(request, objections).verdict(),
    when: attacksLeft && after !== null ? 'at-once' : after, mostCm: limits.cm, withinDegrees: limits.degrees,
  };
}

const DEFAULTS = {
  by: 'kill' as Reclaimer, killed: true, gapFilled: false, allOpponentsDead: true, reachesEnemy: true, contactsBefore: 0, contactsAfter: 0, surrounded: false, displacesEnemy: false, frontAndRear: false,
};

/** Whether anything may be reclaimed at all. */
function ground(request: ReclamationRequest): Objections {
  const { by, killed, gapFilled, allOpponentsDead, reachesEnemy, contactsBefore, contactsAfter, surrounded, displacesEnemy, frontAndRear } = filled(request, DEFAULTS);
  const needsKill = by !== 'combat-press' && by !== 'exceptional-hit';
  return new Objections()
    .when(needsKill && !killed, 'FS-RECL-001', 'Nobody was killed, so no ground was given up.')
    .when(by === 'kill' && gapFilled, 'FS-FORM-005', 'The figure behind has stepped into the gap.')
    .when(contactsBefore > 0 && contactsAfter === 0, 'FS-RECL-002', 'It must stay in contact with one of its enemies.')
    .when(surrounded && displacesEnemy, 'FS-RECL-002', 'Whoever is surrounded displaces nobody.')
    .when(frontAndRear, 'FS-RECL-002', 'Attacked in front and rear, it would have to leave the other enemy.')
    .when((by === 'frenzy' || by === 'swiftness') && !allOpponentsDead, by === 'frenzy' ? 'FS-ABIL-009' : 'FS-ABIL-024', 'Enemies in contact are left.')
    .when(by === 'frenzy' && !reachesEnemy, 'FS-RECL-005', 'No new enemy can be reached, so only an ordinary move is left.');
}

/** How far, which way, and into whose zone. */
function place({ by = 'kill', distance = null, angle = null, entersZone = false, contactsOwner = false }: ReclamationRequest, objections: Objections): Objections {
  const { cm, degrees } = EXTENDED[by];
  return objections
    .when(cm !== null && distance !== null && distance > cm, 'FS-RECL-003', `It reaches ${cm ?? 0} cm.`)
    .when(degrees !== null && angle !== null && Math.abs(angle) > degrees, 'FS-RECL-003', `It turns at most ${degrees ?? 0} degrees.`)
    .when(entersZone && !contactsOwner, 'FS-RECL-004', 'Whoever enters a zone of control must contact its owner.');
}
