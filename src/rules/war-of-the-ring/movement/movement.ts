import type { Question } from '../../shared/operation.js';
import { reject } from '../../shared/refuse.js';
import { fault, isFault, type WarFinding } from '../findings.js';
import { known, knownOrNull } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Character } from '../reference.js';
import { kinOf } from '../strength/fighters.js';
import { allowanceOf, type Allowance } from './allowance.js';
import type { Mode, Mover, MovementReport, MovementRequest, Step, StepReport } from './movement-types.js';
import { STEP_CHECKS } from './step-checks.js';

/** A move over land, in the air or by boat, area by area (WR-MOVE, WR-CHAR, WR-PLACE). */
export function createMovement(index: ReferenceIndex): Question<MovementRequest, MovementReport> {
  return { ask: (request) => move(index, moverOf(index, request)) };
}

function moverOf(index: ReferenceIndex, request: MovementRequest): Mover {
  const kin = kinOf(index, request, '');
  const characters = (request.characters ?? []).map((id, place) => known(index.characters, id, `/characters/${place}`));
  const nazgul = characters.some((character) => character.nazgul);
  checkMode(request, characters);
  (request.enlisted ?? []).forEach((id, place) => known(index.characters, id, `/enlisted/${place}`));
  const { regular = 0, elite = 0 } = request;
  if (regular + elite + characters.length === 0) reject('', 'too-few', 'Somebody must move.');
  return {
    side: kin.side ?? characters[0]?.side ?? null, units: regular + elite, regular, force: kin.force, forceId: kin.forceId, characters, nazgul,
    mode: request.mode ?? 'land', request,
  };
}

/** Who may ride, fly or go by boat, and who has a speed of his own. */
function checkMode({ mode = 'land', regular = 0, elite = 0, speed }: MovementRequest, characters: readonly Character[]): void {
  const fits: Readonly<Record<Mode, (one: Character) => boolean>> = { land: () => true, mounted: ({ nazgul }) => nazgul, flying: ({ nazgul }) => nazgul, boats: ({ companion }) => companion };
  const alone = mode === 'land' || regular + elite === 0;
  if (!alone || !characters.every(fits[mode])) reject('/mode', 'not-allowed', 'Only Nazgûl ride or fly, only the Fellowship goes by boat: units and others move on land (WR-CHAR-021, WR-CHAR-024, WR-PLACE-011).');
  if (speed != null && !characters.some(({ move }) => move === null)) reject('/speed', 'not-allowed', 'The speed of these pieces is in the source: leave it out (WR-MOVE-002).');
}

function move(index: ReferenceIndex, mover: Mover): MovementReport {
  const { request } = mover;
  const allowance = allowanceOf(mover);
  const path = stepsOf(index, request);
  const findings: WarFinding[] = [...standing(mover), ...path.flatMap((step) => STEP_CHECKS.flatMap((check) => check(mover, step, index)))];
  const steps: StepReport[] = [];
  let stopped = false;
  for (const step of path) {
    if (step.index >= allowance.areas) findings.push(tooFar(step, path.length, allowance));
    else if (stopped) findings.push(fault('rough-ends-move', { pointer: `/path/${step.index}`, rule: 'WR-MOVE-004', message: 'Rough ground ended the move in the area before.' }));
    const here = findings.filter(({ pointer, severity }) => severity === 'error' && (pointer === `/path/${step.index}` || pointer.startsWith(`/path/${step.index}/`)));
    stopped = stopped || stops(mover, step);
    steps.push({ area: step.id, terrain: step.terrain, outcome: outcomeOf(here, stops(mover, step)), rule: here[0]?.rule ?? (stops(mover, step) ? 'WR-MOVE-004' : allowance.rule) });
  }
  const legal = !findings.some(isFault);
  return { legal, allowance: allowance.areas, spent: path.length, ends: legal ? (path.at(-1)?.id ?? request.from ?? null) : null, steps, findings, assumptions: ASSUMPTIONS };
}

const ASSUMPTIONS = [
  'The map is lost: that two areas touch is taken from the caller, but where the source says otherwise (WR-TERR-007).',
  'Rivers slow only mounted Nazgûl (WR-MOVE-006).',
];

function outcomeOf(here: readonly WarFinding[], stops: boolean): StepReport['outcome'] {
  if (here.some(({ code }) => code === 'army-destroyed')) return 'destroyed';
  if (here.length > 0) return 'refused';
  return stops ? 'stops' : 'entered';
}

const tooFar = (step: Step, areas: number, { areas: limit, rule }: Allowance): WarFinding =>
  fault('too-far', { pointer: `/path/${step.index}`, rule, message: `${areas} areas, ${limit} are allowed.`, actual: areas, limit });

const UNTROUBLED: readonly Mode[] = ['flying', 'boats'];

/** Rough ground ends the move of fast pieces (WR-MOVE-004). */
const stops = ({ mode, force }: Mover, { terrain }: Step): boolean => terrain !== 'plains' && !UNTROUBLED.includes(mode) && force?.anyGround !== true;

/** What keeps pieces from moving at all. */
function standing({ request, characters }: Mover): WarFinding[] {
  const { turn, raisedTurn } = request;
  const fresh = turn != null && raisedTurn != null && turn <= raisedTurn;
  const bound = characters.filter(({ fixed }) => fixed);
  const early = request.councilHeld === false ? characters.filter(({ rule, area, fixed }) => !fixed && rule === 'WR-CHAR-006' && area !== null) : [];
  return [
    ...(fresh ? [fault('recruited-this-turn', { pointer: '/raisedTurn', rule: 'WR-MOVE-005', message: `Raised in turn ${raisedTurn}, they move from turn ${raisedTurn + 1}.`, actual: turn, limit: raisedTurn + 1 })] : []),
    ...bound.map(({ name, rule }) => fault('never-leaves', { pointer: '/characters', rule, message: `${name} never moves.` })),
    ...early.map(({ name, rule }) => fault('not-before-council', { pointer: '/characters', rule, message: `${name} moves only after the Council of Elrond.` })),
  ];
}

function stepsOf(index: ReferenceIndex, request: MovementRequest): Step[] {
  let from = knownOrNull(index.areas, request.from, '/from');
  return request.path.map((step, place) => {
    const area = index.areas.get(step.area) ?? null;
    if (area === null && step.terrain == null) known(index.areas, step.area, `/path/${place}/area`);
    const before = from;
    from = area;
    return { index: place, from: before, area, id: step.area, terrain: step.terrain ?? area?.terrain ?? 'plains', request: step, mordor: step.mordor ?? area?.mordor ?? false };
  });
}
