import type { Question } from '../../shared/operation.js';
import type { Fix } from '../../shared/finding.js';
import { fault, isFault, without, type WarFinding } from '../findings.js';
import { ownAreaNotes } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import { allowanceOf, type Allowance } from './allowance.js';
import type { Mode, Mover, MovementReport, MovementRequest, Step, StepReport } from './movement-types.js';
import { moverOf } from './mover.js';
import { STANDING_CHECKS } from './standing.js';
import { STEP_CHECKS } from './step-checks.js';
import { stepsOf } from './steps.js';
import { assumptionsOf } from './told.js';

/** A move over land, in the air or by boat, area by area (WR-MOVE, WR-CHAR, WR-PLACE). */
export function createMovement(index: ReferenceIndex): Question<MovementRequest, MovementReport> {
  return { ask: (request) => move(index, moverOf(index, request)) };
}

function move(index: ReferenceIndex, mover: Mover): MovementReport {
  const { request } = mover;
  const allowance = allowanceOf(mover);
  const path = stepsOf(index, request);
  const findings: WarFinding[] = [...STANDING_CHECKS.flatMap((check) => check(mover, index)), ...path.flatMap((step) => STEP_CHECKS.flatMap((check) => check(mover, step, index)))];
  const steps: StepReport[] = [];
  let stopped = false;
  for (const step of path) {
    if (step.index >= allowance.areas) findings.push(tooFar(step, path.length, allowance));
    else if (stopped) findings.push(fault('rough-ends-move', { pointer: `/path/${step.index}`, rule: 'WR-MOVE-004', message: 'Rough ground ended the move in the area before.', fixes: [endBefore(step.index, path.length)] }));
    const here = findings.filter(({ pointer, severity }) => severity === 'error' && (pointer === `/path/${step.index}` || pointer.startsWith(`/path/${step.index}/`)));
    stopped = stopped || stops(mover, step);
    steps.push({ area: step.id, terrain: step.terrain, outcome: outcomeOf(here, stops(mover, step)), rule: here[0]?.rule ?? (stops(mover, step) ? 'WR-MOVE-004' : allowance.rule) });
  }
  const legal = !findings.some(isFault);
  return { legal, allowance: allowance.areas, spent: path.length, ends: legal ? (path.at(-1)?.id ?? request.from ?? null) : null, steps, findings, assumptions: [...ownAreaNotes(index.areas, request.from), ...assumptionsOf(mover, path)] };
}

function outcomeOf(here: readonly WarFinding[], stops: boolean): StepReport['outcome'] {
  if (here.some(({ code }) => code === 'army-destroyed')) return 'destroyed';
  if (here.length > 0) return 'refused';
  return stops ? 'stops' : 'entered';
}

const tooFar = (step: Step, areas: number, { areas: limit, rule }: Allowance): WarFinding =>
  fault('too-far', { pointer: `/path/${step.index}`, rule, message: `${areas} areas, ${limit} ${limit === 1 ? 'is' : 'are'} allowed.`, actual: areas, limit, fixes: [endBefore(limit, areas)] });

/** The way without the areas from this place on. */
const endBefore = (place: number, areas: number): Fix => without('/path', Array.from({ length: areas - place }, (_, after) => place + after), 'End the move before.');

const UNTROUBLED: readonly Mode[] = ['flying', 'boats'];

/** Rough ground ends the move of fast pieces (WR-MOVE-004); a force that it does not hold up lends that to nobody beside it (WR-PLACE-016). */
const stops = ({ mode, force, characters }: Mover, { terrain }: Step): boolean =>
  terrain !== 'plains' && !UNTROUBLED.includes(mode) && (force?.anyGround !== true || characters.length > 0);
