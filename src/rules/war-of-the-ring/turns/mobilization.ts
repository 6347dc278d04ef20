import type { Question } from '../../shared/operation.js';
import { refuse, reject } from '../../shared/refuse.js';
import { known, ownAreaNotes } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Mobilization } from '../reference.js';
import { checkEvents, speaksForBlue } from './event-checks.js';
import type { Arrival, EventRequest, MobilizationReport, MobilizationRequest, NationReport, TheodenReport } from './mobilization-types.js';
import { curesIn, earliest, type Fired } from './triggers.js';

const LAST_TURN = 30;

/** Who mobilizes when, and with what, for events by turn (WR-MOB, WR-PLACE-015). */
export function createMobilization(index: ReferenceIndex): Question<MobilizationRequest, MobilizationReport> {
  return { ask: (request) => report(index, request) };
}

function report(index: ReferenceIndex, request: MobilizationRequest): MobilizationReport {
  const events = checked(index, request);
  const through = request.through ?? LAST_TURN;
  const fired = earliest(index, events);
  const theoden = theodenOf(index, events);
  checkCures(request, theoden);
  const nations = [...index.mobilization.values()].map((mobilization) => nationOf(mobilization, fired.get(mobilization.nation), { request, theoden, through }));
  return {
    nations, theoden, ents: entsOf(index, events),
    assumptions: [
      'Sizes of reserves and reinforcements are lost: the caller gives them (WR-MOB-015).',
      'Only an attack counts as one for the neighbours; invasion, border and arrival are mobilizing without an attack (WR-MOB-013).',
      ...kingOf(events, theoden),
      ...new Set(events.flatMap(({ area }) => ownAreaNotes(index.areas, area))),
    ],
  };
}

/** @throws RuleError for events and reserves that the rules do not know. */
function checked(index: ReferenceIndex, { events = [], reserves = [], through = LAST_TURN }: MobilizationRequest): readonly EventRequest[] {
  checkEvents(index, events, through);
  reserves.forEach(({ nation }, place) => {
    known(index.nations, nation, `/reserves/${place}/nation`);
    if (reserves.findIndex((other) => other.nation === nation) < place) reject(`/reserves/${place}/nation`, 'not-allowed', 'The reserve of a nation is given once.');
  });
  return events.flatMap((event) => [event, ...impliedBy(index, event)]);
}

/** Whoever takes Edoras has invaded the land of its king, and a blue hero who comes to Fangorn visits the Ents (WR-MOB-002, WR-PLACE-015). */
function impliedBy(index: ReferenceIndex, { turn, kind, character, area }: EventRequest): readonly EventRequest[] {
  const kingdom = [...index.mobilization.values()].find(({ halvedWhileBewitched }) => halvedWhileBewitched)?.nation ?? null;
  if (kind === 'edoras-falls') return [{ turn, kind: 'invaded', nation: kingdom }];
  const comer = index.characters.get(character ?? '');
  const isVisit = kind === 'arrival' && comer !== undefined && speaksForBlue(comer) && index.placeOf.get(area ?? '')?.destroysArmies === true;
  return isVisit ? [{ turn, kind: 'fangorn-visited', character: comer.id }] : [];
}

const firstOf = (events: readonly EventRequest[], kinds: readonly EventRequest['kind'][]): number | null => {
  const turns = events.filter(({ kind }) => kinds.includes(kind)).map(({ turn }) => turn);
  return turns.length === 0 ? null : Math.min(...turns);
};

/** The king of Rohan: cured, slain with his town, or still bewitched (WR-MOB-004, WR-MOB-005). */
function theodenOf(index: ReferenceIndex, events: readonly EventRequest[]): TheodenReport {
  const cures = [...curesIn(index, events), ...events.filter(({ kind }) => kind === 'saruman-killed').map(({ turn }) => turn)];
  const cured = cures.length === 0 ? null : Math.min(...cures);
  const falls = firstOf(events, ['edoras-falls']);
  const dies = falls !== null && (cured === null || falls < cured) ? falls : null;
  return { cured: dies === null ? cured : null, dies, available: dies === null && cured !== null, rule: dies === null ? 'WR-MOB-004' : 'WR-MOB-005' };
}

/** @throws RuleError for a cure of a king who is dead */
function checkCures({ events = [] }: MobilizationRequest, { dies }: TheodenReport): void {
  const late = events.findIndex(({ kind, turn }) => kind === 'cured' && dies !== null && turn > dies);
  if (late >= 0) refuse(`/events/${late}/kind`, 'WR-MOB-005', `The king died with Edoras in turn ${dies}: nobody is left to be cured.`);
}

/** What is taken for granted where Edoras falls (WR-MOB-002, WR-MOB-005). */
function kingOf(events: readonly EventRequest[], { cured, dies }: TheodenReport): readonly string[] {
  const falls = firstOf(events, ['edoras-falls']);
  return [
    ...(falls === null ? [] : ['Whoever takes Edoras has invaded Rohan (WR-MOB-002).']),
    ...(dies === null ? [] : ['A king who died bewitched was never cured: half speed stays (WR-MOB-003).']),
    ...(falls !== null && falls === cured ? ['Cured in the turn in which Edoras falls, the king lives: the cure comes first (WR-MOB-005).'] : []),
  ];
}

/** A turn after a blue hero was in Fangorn, usable the turn after that (WR-PLACE-015). */
function entsOf(index: ReferenceIndex, events: readonly EventRequest[]): MobilizationReport['ents'] {
  const visited = firstOf(events, ['fangorn-visited']);
  const units = [...index.units.values()].find(({ force }) => force?.anyGround === true)?.force?.count ?? 0;
  return visited === null ? null : { appear: visited + 1, usable: visited + 2, units, rule: 'WR-PLACE-015' };
}

interface Facts {
  readonly request: MobilizationRequest;
  readonly theoden: TheodenReport;
  readonly through: number;
}

function nationOf({ nation, halvedWhileBewitched, reinforcementTurns }: Mobilization, fired: Fired | undefined, { request, theoden, through }: Facts): NationReport {
  if (fired === undefined || fired.turn > through) return { nation, mobilizes: null, because: null, rule: null, arrivals: [], reinforcements: [] };
  const { turn, event, rule } = fired;
  const units = request.reserves?.find((entry) => entry.nation === nation)?.units ?? null;
  const bewitched = halvedWhileBewitched && (theoden.cured === null || theoden.cured > turn);
  return {
    nation, mobilizes: turn, because: event, rule,
    arrivals: bewitched ? halves(turn, units) : [{ turn, units, rule, movesFrom: turn + 1 }],
    reinforcements: Array.from({ length: reinforcementTurns }, (_, after) => turn + after + 1),
  };
}

/** Half of the reserve, rounded down, and the rest a turn later (WR-MOB-003). */
function halves(turn: number, units: number | null): readonly Arrival[] {
  const first = units === null ? null : Math.floor(units / 2);
  const rest = units === null || first === null ? null : units - first;
  return [{ turn, units: first, rule: 'WR-MOB-003', movesFrom: turn + 1 }, { turn: turn + 1, units: rest, rule: 'WR-MOB-003', movesFrom: turn + 2 }];
}
