import type { CombatReference } from '../combat-reference.js';
import type { Part } from '../combatant.js';
import { milsOf, type Measure } from '../length.js';
import type { Model } from '../model.js';
import { reject } from '../refuse.js';
import type { HarmedPart } from '../tests/harm.js';
import { partNamed } from '../tests/parts-report.js';
import { partiesOf, subjectOf } from '../tests/subject.js';
import { MOST_NEARBY, type Bystander, type MagicRequest } from './magic-types.js';
import type { Victim, VictimTask } from './magic-plan.js';
import type { Power } from './power.js';

/** From this Strength on nobody is bowled over by a weaker model (SB-MAGIC-003). */
const STANDS_FIRM = 6;

/** Rider, mount and passenger of a model, by this name. */
function partsOf(reference: CombatReference, model: Model, name: string, { scenarioRules = [] }: MagicRequest): HarmedPart[] {
  return partiesOf(reference, model, { scenarioRules }).map((party) => ({ ...party, by: party.by.replace(/^model/, name) }));
}

const positionOf = (parts: readonly HarmedPart[], part: string): number => parts.findIndex(({ by }) => partNamed(by) === part);

/** Everything that befalls the one model that a power is aimed at. */
export function targetVictim(reference: CombatReference, power: Power, target: Model, request: MagicRequest): Victim {
  const parts = partsOf(reference, target, 'target', request);
  const picked = positionOf(parts, request.part ?? 'rider');
  if (picked < 0) reject('/part', 'not-allowed', `${target.name} has no ${request.part ?? 'rider'}.`);
  const tasks = [
    ...(power.hit === undefined ? [] : withThrown(parts, { kind: 'hit', part: picked, strength: power.hit })),
    ...(power.wounds === true ? withThrown(parts, { kind: 'wound', part: picked }) : []),
    ...(power.throwsRider === true ? thrown(parts, null) : []),
    ...(power.blast === undefined ? [] : [...laidProne(parts), ...blasted(parts, power.blast.strength)]),
  ];
  return { role: 'target', index: 0, model: target, parts, tasks, at: null };
}

/** Those who sit on a mount that is slain are thrown, and a passenger whose rider is slain (SB-CAV-017, SB-CAV-020). */
function withThrown(parts: readonly HarmedPart[], task: VictimTask & { readonly part: number }): VictimTask[] {
  if (task.part === positionOf(parts, 'mount')) return [task, ...thrown(parts, task.part)];
  const passenger = positionOf(parts, 'passenger');
  return passenger < 0 || task.part === passenger ? [task] : [task, { kind: 'harm', harm: { kind: 'thrown', part: passenger }, ifSlain: task.part }];
}

function thrown(parts: readonly HarmedPart[], ifSlain: number | null): VictimTask[] {
  return parts.flatMap(({ thrown: roll }, part): VictimTask[] => (roll === null ? [] : [{ kind: 'harm', harm: { kind: 'thrown', part }, ifSlain }]));
}

/** The blast hits rider and mount; a passenger only falls (SB-MAGIC-002, SB-CAV-028). */
function blasted(parts: readonly HarmedPart[], strength: number): VictimTask[] {
  return parts.flatMap(({ by }, part): VictimTask[] => (partNamed(by) === 'passenger' ? [] : [{ kind: 'hit', part, strength }]));
}

/** A fall with so many hits of Strength 3. */
function fall(part: number, count: number, laysProne: boolean): VictimTask {
  return { kind: 'harm', harm: { kind: 'fall', part, fall: { count, laysProne } }, ifSlain: null };
}

/** On the ground, without a hit. */
function laidProne(parts: readonly HarmedPart[]): VictimTask[] {
  return parts.map((_, part) => fall(part, 0, true));
}

/** A hit of Strength 3 on rider and mount, who fall unless they stand firm (SB-MAGIC-002, SB-CAV-029). */
function bowledOver(parts: readonly HarmedPart[], standing: readonly Part[]): VictimTask[] {
  return parts.map(({ by }, part) => {
    const name = partNamed(by);
    return fall(part, name === 'passenger' ? 0 : 1, !standing.includes(name));
  });
}

function strengthOf({ profile, mount }: Model): number {
  return Math.max(profile.strength, mount?.profile.strength ?? 0);
}

/** Those whom a blast may touch, in the order listed. */
export function bystandersOf(reference: CombatReference, target: Model, request: MagicRequest, measure: Measure): { readonly victims: Victim[]; readonly stopsAt: number | null } {
  const listed = request.bystanders ?? [];
  if (listed.length > MOST_NEARBY) reject('/bystanders', 'too-many', `At most ${MOST_NEARBY} bystanders.`);
  const all = listed.map((bystander, index) => bystanderVictim(reference, { bystander, index, weak: strengthOf(target) < STANDS_FIRM }, request, measure));
  const wall = all.findIndex(({ victim, firm }, index) => firm && !victim.model.mounted && listed[index]?.where === 'path');
  const reached = all.filter((_, index) => wall < 0 || index <= wall || listed[index]?.where === 'fight').map(({ victim }) => victim);
  return { victims: reached, stopsAt: wall < 0 ? null : (all[wall]?.victim.at ?? null) };
}

interface Near {
  readonly bystander: Bystander;
  readonly index: number;
  /** The victim of the blast is of Strength 5 or less. */
  readonly weak: boolean;
}

function bystanderVictim(reference: CombatReference, { bystander, index, weak }: Near, request: MagicRequest, measure: Measure): { readonly victim: Victim; readonly firm: boolean } {
  const model = subjectOf(reference, bystander.model, `/bystanders/${index}/model`);
  const parts = partsOf(reference, model, `bystanders/${index}`, request);
  const firm = weak && (bystander.where === 'path' || model.mounted) && strengthOf(model) >= STANDS_FIRM;
  const at = bystander.at == null ? null : milsOf(bystander.at, measure);
  const tasks = bowledOver(parts, !firm ? [] : model.mounted ? ['mount'] : ['rider']);
  return { firm, victim: { role: 'bystander', index, model, parts, tasks, at } };
}

/** Cavalry laid prone: whoever rides is thrown with a hit of Strength 3, the mount lies unhurt (SB-MM-005). */
function knockedDown(parts: readonly HarmedPart[]): VictimTask[] {
  return parts.map(({ by }, part) => fall(part, partNamed(by) === 'mount' ? 0 : 1, true));
}

/** All enemies whom a power over all of them lays prone (SB-MAGIC-008). */
export function allVictims(reference: CombatReference, models: readonly Model[], request: MagicRequest): Victim[] {
  return models.map((model, index) => {
    const parts = partsOf(reference, model, `targets/${index}`, request);
    return { role: 'among-targets', index, model, parts, tasks: model.mounted ? knockedDown(parts) : laidProne(parts), at: null };
  });
}
