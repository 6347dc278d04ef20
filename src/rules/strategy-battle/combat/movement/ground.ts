import { isDifficult, type Terrain } from '../../terrain.js';
import { refuse } from '../refuse.js';
import type { Walk } from './walk.js';

/** How often a length of this ground counts, and the rule that says so. */
export interface Going {
  readonly factor: number;
  readonly rule: string;
}

const OPEN: Going = { factor: 1, rule: 'SB-MOVE-003' };

/** Whoever flies pays nothing for what lies below (SB-SPEC-028); cavalry pays four times, others twice (SB-CAV-004, SB-TERR-001). */
export function goingOver(walk: Walk, terrain: Terrain): Going {
  if (walk.flying) return { factor: 1, rule: 'SB-SPEC-028' };
  if (walk.prone && !isDifficult(terrain)) return { factor: 1, rule: 'SB-GROUND-004' };
  if (walk.mounted) return mountedGoing(terrain);
  if (!isDifficult(terrain)) return OPEN;
  const unhindered = walk.mover.steps.find((step) => step.unhinderedIn?.includes(terrain) === true);
  return unhindered === undefined ? { factor: 2, rule: 'SB-TERR-001' } : { factor: 1, rule: unhindered.rule };
}

function mountedGoing(terrain: Terrain): Going {
  if (isDifficult(terrain)) return { factor: 4, rule: 'SB-CAV-004' };
  return terrain === 'steps' ? { factor: 2, rule: 'SB-CAV-007' } : OPEN;
}

/** What a length of climbing counts: double, but for those whom no surface slows (SB-CLIMB-002, SB-SPEC-057). `null`: mounts never climb. */
export function climbing(walk: Walk): Going | null {
  if (walk.flying) return { factor: 1, rule: 'SB-SPEC-028' };
  if (walk.mounted || walk.prone) return null;
  const freely = walk.mover.steps.find((step) => step.climbsFreely?.cost === 1);
  return freely === undefined ? { factor: 2, rule: 'SB-CLIMB-002' } : { factor: 1, rule: freely.rule };
}

/** @throws RuleError for ground that this mover does not enter. */
export function refuseGround(walk: Walk, terrain: Terrain, pointer: string): void {
  const { name, request } = walk.mover;
  if (walk.flying) return;
  if (terrain === 'building' && request.scenarioRules?.includes('burning-buildings') === true) refuse(pointer, 'SB-S06-005', 'The buildings burn; nobody enters them.');
  if (terrain === 'impassable') refuse(pointer, 'SB-OBST-001', `${name} cannot cross this.`);
  if (walk.mounted && (terrain === 'ladder' || terrain === 'narrow-stairs')) refuse(pointer, 'SB-CAV-007', 'Mounts use no ladders and no steep or narrow stairs.');
}

/** What a flier passes over but comes down on only where the players have agreed (SB-SPEC-028). */
export function refuseLanding(walk: Walk): void {
  const last = walk.mover.request.path.length - 1;
  const step = walk.mover.request.path[last];
  if (!walk.flying || step?.kind !== 'move' || step.onTop === true) return;
  if (['woods', 'building', 'impassable'].includes(step.terrain ?? 'open')) refuse(`/path/${last}/terrain`, 'SB-SPEC-028', 'A flier does not enter this. It may come down on top where that is agreed.');
}
