import { fault, info, warning, type WarFinding } from '../findings.js';
import { recounted } from '../figures.js';
import { forceSize } from '../forces.js';
import type { ReferenceIndex } from '../reference-index.js';
import { LAST_TURN_IN_BREE } from '../rulings/companion-rulings.js';
import type { Mover } from './movement-types.js';
import { follows } from './mover.js';
import { barredFrom } from './places.js';

export type StandingCheck = (mover: Mover, index: ReferenceIndex) => readonly WarFinding[];

/** Raised this turn or later (WR-MOVE-005). */
const raised: StandingCheck = ({ request: { turn, raisedTurn } }) =>
  turn != null && raisedTurn != null && turn <= raisedTurn
    ? [fault('recruited-this-turn', { pointer: '/raisedTurn', rule: 'WR-MOVE-005', message: `Raised in turn ${raisedTurn}, they move from turn ${raisedTurn + 1}.`, actual: turn, limit: raisedTurn + 1 })]
    : [];

/** Red and blue never move together (WR-UNIT-005). */
const sides: StandingCheck = ({ side, characters }) =>
  characters.flatMap((one, place) => (one.side === side || follows(one) ? [] : [fault('side-mixed', { pointer: `/characters/${place}`, rule: 'WR-UNIT-005', message: `${one.name} is not of the ${side ?? ''} side.` })]));

const figures: StandingCheck = ({ characters }) => recounted(characters).map(({ place, message }) => fault('counted-twice', { pointer: `/characters/${place}`, rule: 'WR-CHAR-028', message }));

const forces: StandingCheck = ({ kin, request }) => forceSize(kin, request, '');

/** The dead follow Aragorn: Strider becomes him as he raises them (WR-CHAR-012). */
const lord: StandingCheck = ({ force, characters }) =>
  characters.flatMap(({ name, becomes, human }, place) => (force?.immortal === true && becomes !== null && human ? [fault('not-yet-raised', { pointer: `/characters/${place}`, rule: 'WR-CHAR-012', message: `${name} bears another name once the dead follow him.` })] : []));

/** Who never leaves his area, and a force that stays in its own (WR-PLACE-018). */
const bound: StandingCheck = ({ force, characters }) => [
  ...characters.filter(({ fixed }) => fixed).map(({ name, rule }) => fault('never-leaves', { pointer: '/characters', rule, message: `${name} never moves.` })),
  ...(force?.onlyArea == null ? [] : [fault('never-leaves', { pointer: '/force', rule: 'WR-PLACE-018', message: 'This force never leaves its area.' })]),
];

/** What the Council of Elrond sets free, and what it ends (WR-CHAR-026). */
const council: StandingCheck = ({ request, characters, council: held, mode }) => {
  const early = held ? [] : characters.filter(({ rule, area, fixed }) => !fixed && rule === 'WR-CHAR-006' && area !== null);
  return [
    ...early.map(({ name, rule }) => fault('not-before-council', { pointer: '/characters', rule, message: `${name} moves only after the Council of Elrond.` })),
    ...(mode === 'flying' && !held ? [fault('not-before-council', { pointer: '/mode', rule: 'WR-CHAR-024', message: 'Before the Council of Elrond the Nazgûl ride; they have wings when they come back.' })] : []),
    ...(mode === 'mounted' && request.councilHeld === true ? [fault('not-after-council', { pointer: '/mode', rule: 'WR-CHAR-021', message: 'At the Council of Elrond the riders leave the game; they come back on wings.' })] : []),
  ];
};

/** Where they cannot have been: in a closed place, or in Mordor (WR-PLACE-003, 006, 014, WR-CHAR-013). */
const start: StandingCheck = (mover, index) => {
  const place = index.placeOf.get(mover.request.from ?? '');
  const inMordor = mover.force?.barredFromMordor === true && index.areas.get(mover.request.from ?? '')?.mordor === true;
  return [
    ...(place === undefined ? [] : barredFrom(mover, place).map((word) => fault('place-closed', { pointer: '/from', rule: place.rule, message: `${place.name} is closed to: ${word}.` }))),
    ...(inMordor ? [fault('mordor-closed', { pointer: '/from', rule: 'WR-CHAR-013', message: 'This force never enters Mordor.' })] : []),
  ];
};

/** Strider waits in Bree for the ring (WR-CHAR-010). */
const waiting: StandingCheck = ({ characters, request: { from, turn } }) => {
  const waits = characters.find(({ rule, area }) => rule === 'WR-CHAR-010' && area === from);
  const free = turn == null || turn > LAST_TURN_IN_BREE || characters.some(({ kind }) => kind === 'ringbearer');
  return waits === undefined || free ? [] : [warning('too-early', { pointer: '/turn', rule: waits.rule, message: `${waits.name} waits here through turn ${LAST_TURN_IN_BREE} unless the ring has come.`, actual: turn, limit: LAST_TURN_IN_BREE + 1 })];
};

/** Mounted Nazgûl go with an army and do not fight for it (WR-CHAR-021). */
const aside: StandingCheck = ({ riding, units, request }) =>
  riding && units > 0 && request.path.some(({ enemyArmy }) => enemyArmy === true) ? [info('no-battle', { pointer: '/characters', rule: 'WR-CHAR-021', message: 'Mounted Nazgûl take no part in the battle of this army.' })] : [];

/** Everything that can be wrong with the pieces, wherever they go. */
export const STANDING_CHECKS: readonly StandingCheck[] = [raised, sides, figures, forces, lord, bound, council, start, waiting, aside];
