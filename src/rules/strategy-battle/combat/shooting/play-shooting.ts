import { play } from '../../../dice/chance.js';
import type { FaceSource } from '../../../dice/dice-table.js';
import { partsOf, type Body, type BodyState } from './bodies.js';
import { salvoProcess, salvoStart } from './salvo.js';
import type { ShootingResult, ShotAfter } from './shooting-types.js';
import { ShotTable } from './shot-table.js';
import { TARGET, type ShotPlan } from './shot-plan.js';

/** Shoots once with the faces of the source. */
export function playShooting(plan: ShotPlan, faces: FaceSource): ShootingResult {
  const table = new ShotTable(faces);
  const end = play(salvoProcess(plan), salvoStart(plan), table);
  const bodies = plan.bodies.map((body, index) => ({ body, left: end.bodies[index] as BodyState }));
  return {
    shots: table.shots,
    slain: bodies.flatMap(({ body, left }) => partsOf(body).filter((part) => left[part] === 0).map((part) => ({ what: body.what, part }))),
    after: bodies.map(({ body, left }) => afterOf(body, left)),
    might: plan.shooters.map((shooter) => table.might.get(shooter) ?? plan.might?.points ?? 0),
    charge: plan.onTheCharge ? (end.bodies[TARGET]?.rider === 0 ? 'moves-on' : 'into-contact') : null,
    rolls: table.dice, assumptions: plan.assumptions, trace: table.trace,
  };
}

function afterOf(body: Body, { rider, riderFate, mount, passenger }: BodyState): ShotAfter {
  return {
    what: body.what, slain: rider === 0, wounds: rider, fate: riderFate,
    mountWounds: body.mount === null ? null : mount, passengerWounds: body.passenger === null ? null : passenger,
    thrown: body.mount !== null && mount === 0 && rider > 0,
  };
}
