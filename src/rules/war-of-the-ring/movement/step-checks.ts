import { reject } from '../../shared/refuse.js';
import type { ReferenceIndex } from '../reference-index.js';
import { fault, info, warning, type WarFinding } from '../findings.js';
import type { Mover, Step } from './movement-types.js';
import { barredFrom } from './places.js';

export type StepCheck = (mover: Mover, step: Step, index: ReferenceIndex) => readonly WarFinding[];

const at = ({ index }: Step): string => `/path/${index}`;

/** A step leads into another area (WR-MOVE-001). */
const away: StepCheck = (_mover, step) =>
  step.id === step.fromId ? [fault('same-area', { pointer: `${at(step)}/area`, rule: 'WR-MOVE-001', message: 'They are in this area already: a move leads into another.' })] : [];

/** Areas that the source calls no neighbours (WR-PLACE-010). */
const neighbours: StepCheck = (_mover, step) => {
  const [from, to] = [step.from, step.area];
  const link = from?.links.find((one) => one.to === to?.id) ?? to?.links.find((one) => one.to === from?.id);
  return link?.adjacent === false ? [fault('not-neighbours', { pointer: `${at(step)}/area`, rule: 'WR-PLACE-010', message: `${from?.name} and ${to?.name} are no neighbours.` })] : [];
};

/** Places that are closed to some (WR-PLACE-003, 006, 014). */
const places: StepCheck = (mover, step, index) => {
  const place = index.placeOf.get(step.id);
  if (place === undefined) return [];
  return barredFrom(mover, place).map((word) =>
    place.destroysArmies
      ? fault('army-destroyed', { pointer: `${at(step)}/area`, rule: place.rule, message: `An army that enters ${place.name} is destroyed without a battle.` })
      : fault('place-closed', { pointer: `${at(step)}/area`, rule: place.rule, message: `${place.name} is closed to: ${word}.` }),
  );
};

/** From the High Pass the snow bars the way into these (WR-PLACE-006). */
const BEYOND_THE_SNOW = ['misty-mountains', 'goblin-gate'];

/** A roll that decides whether a pass is crossed (WR-PLACE-006). */
const snow: StepCheck = (_mover, step) => {
  const crosses = step.fromId === 'high-pass' && BEYOND_THE_SNOW.includes(step.id);
  return crosses ? [info('roll-needed', { pointer: at(step), rule: 'WR-PLACE-006', message: 'Snow drives them back on 4 of 6; then they stay this turn.' })] : [];
};

/** The ranges around Mordor are crossed by the two passes only (WR-TERR-008). */
const border: StepCheck = (_mover, step) => {
  const inside = step.mordor || step.area?.mordorPass === true;
  const passes = step.area?.mordorPass === true || step.from?.mordorPass === true;
  if (step.fromMordor === null || inside === step.fromMordor || passes) return [];
  return [fault('mordor-closed', { pointer: `${at(step)}/area`, rule: 'WR-TERR-008', message: 'The ranges around Mordor are crossed at Minas Morgul and the Morannon only.' })];
};

/** The army of the dead stays out of Mordor (WR-CHAR-013). */
const dead: StepCheck = ({ force }, step) =>
  force?.barredFromMordor === true && step.mordor ? [fault('mordor-closed', { pointer: `${at(step)}/area`, rule: 'WR-CHAR-013', message: 'This force never enters Mordor.' })] : [];

/** Mounted Nazgûl cross with the Witch-king only, and nothing else that turn (WR-CHAR-022). */
const rivers: StepCheck = (mover, step) => {
  if (!mover.riding || step.request.river !== true) return [];
  const led = mover.characters.some(({ nazgul, count }) => nazgul && count === 1);
  if (!led) return [fault('river-barred', { pointer: `${at(step)}/river`, rule: 'WR-CHAR-022', message: 'Mounted Nazgûl cross a river only with the Witch-king among them.' })];
  return mover.request.path.length > 1 ? [fault('river-barred', { pointer: '/path', rule: 'WR-CHAR-022', message: 'Crossing a river takes mounted Nazgûl the whole turn.' })] : [];
};

/** Mounted Nazgûl fight no army (WR-CHAR-021); the Wild Men lead blue past one (WR-PLACE-017). */
const enemies: StepCheck = (mover, step, index) => {
  const guides = index.placeOf.get(step.id)?.rules.includes('WR-PLACE-017') === true && mover.request.wildMenBeaten !== true && mover.units > 0;
  if (guides && mover.side === null) reject('/nation', 'required', 'Whose army it is decides whether the Wild Men guide it or fight it (WR-PLACE-017).');
  if (guides && mover.side === 'red') return [info('battle-due', { pointer: at(step), rule: 'WR-PLACE-018', message: 'The Wild Men fight whoever enters as an enemy.' })];
  if (step.request.enemyArmy !== true) return [];
  if (mover.riding && mover.units === 0) return [fault('no-battle', { pointer: at(step), rule: 'WR-CHAR-021', message: 'Mounted Nazgûl hunt, they fight no army: where they only hunt it is not their enemy.' })];
  if (guides) return [info('guided-past', { pointer: at(step), rule: 'WR-PLACE-017', message: 'The Wild Men guide the army past its enemies: no battle.' })];
  if (mover.units === 0) return [info('no-battle', { pointer: at(step), rule: 'WR-UNIT-001', message: 'Leaders and heroes without units fight no army.' })];
  return [info('battle-due', { pointer: at(step), rule: 'WR-BATTLE-001', message: 'An enemy army is here: there is a battle.' })];
};

/** Who fights on the way does so before he goes on (WR-BATTLE-001). */
const afterBattle: StepCheck = (mover, step, index) => {
  const before = mover.request.path[step.index - 1];
  const guided = mover.side === 'blue' && index.placeOf.get(before?.area ?? '')?.rules.includes('WR-PLACE-017') === true && mover.request.wildMenBeaten !== true;
  return before?.enemyArmy === true && mover.units > 0 && !guided ? [warning('battle-due', { pointer: at(step), rule: 'WR-BATTLE-001', message: 'They go on only if the enemy army in the area before is beaten.' })] : [];
};

/** The Old Man of the Forest takes companions of the ring, never its bearer (WR-PLACE-004). */
const oldMan: StepCheck = ({ characters }, step, index) => {
  const bearer = characters.some(({ kind }) => kind === 'ringbearer');
  const due = bearer && characters.length > 1 && index.placeOf.get(step.id)?.rules.includes('WR-PLACE-004') === true;
  return due ? [info('roll-needed', { pointer: at(step), rule: 'WR-PLACE-004', message: 'Each companion of the ring is killed here on 1 of 6.' })] : [];
};

/** Boats follow the river down (WR-PLACE-011). */
const boats: StepCheck = ({ mode }, step) =>
  mode === 'boats' && step.request.upstream === true ? [fault('upstream', { pointer: `${at(step)}/upstream`, rule: 'WR-PLACE-011', message: 'The boats go downstream only.' })] : [];

/** Everything that can be wrong with one step. */
export const STEP_CHECKS: readonly StepCheck[] = [away, neighbours, places, snow, border, dead, rivers, enemies, afterBattle, oldMan, boats];
