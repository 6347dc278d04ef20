// Exact odds of attacks in processor time. Run after `npm run build`:
//   node test/bench/fellowship.mjs
// The goal is less than 5 ms for ten attacks on a target with three hero points, as a captain has; the others are shown beside it.
import { loadSeeds } from '../../dist/src/reference/seeding/load-seeds.js';
import { createFellowship } from '../../dist/src/rules/fellowship/create-fellowship.js';

const { attack, initiative } = createFellowship(loadSeeds().fellowship);

const GOAL_MS = 5;
const HELD = 'ten attacks, three hero points';
const ROUNDS = 7;
const CALLS = 40;
const ten = (more = {}, target = {}) => ({ attacker: { ability: 63, attacks: 10, ...more }, target: { ability: 47, heroPoints: 3, ...target } });

const SITUATIONS = {
  'one attack': () => attack.odds({ attacker: { ability: 63 }, target: { ability: 47 } }),
  [HELD]: () => attack.odds(ten()),
  'ten attacks, ten hero points': () => attack.odds(ten({}, { heroPoints: 10 })),
  'ten smiting attacks on a tough target, ten hero points': () => attack.odds(ten({ abilities: ['smite'] }, { heroPoints: 10, abilities: ['toughness'] })),
  'ten attacks and a reply, three hero points each': () => attack.odds({ ...ten({ heroPoints: 3 }), reply: true }),
  'a sweep over five': () => attack.odds({ attacker: { ability: 63, abilities: ['sweep'] }, target: { ability: 47, count: 5 } }),
  'initiative with everything that moves both sides': () => {
    const motivation = { drums: 3, horns: 1, captains: [{ ability: 70 }, { ability: 65 }] };
    return initiative.odds({ good: { motivation }, evil: { motivation }, holder: null });
  },
};

/** Milliseconds of processor time of one call: the best of several rounds, since others may be at work here. */
function cost(act) {
  for (let call = 0; call < CALLS * 2; call += 1) act();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    for (let call = 0; call < CALLS; call += 1) act();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / CALLS;
  });
  return Math.min(...rounds);
}

let isSlow = false;
for (const [name, act] of Object.entries(SITUATIONS)) {
  const ms = cost(act);
  const isOver = name === HELD && ms > GOAL_MS;
  isSlow ||= isOver;
  console.log(`${name}: ${ms.toFixed(2)} ms${isOver ? ` (more than ${GOAL_MS} ms)` : ''}`);
}
process.exitCode = isSlow ? 1 : 0;
