// Exact odds of battles to the end, and what they cost as armies grow. Run after `npm run build`:
//   node test/bench/war-of-the-ring.mjs [--simulate]
// `--simulate` also plays large battles with the service's seeded dice and holds them against the odds. Five standard
// deviations are passed by chance once in 1.7 million comparisons.
import { performance } from 'node:perf_hooks';
import { seededFaces } from '../../dist/src/api/shared/dice/seeded-faces.js';
import { shown } from '../../dist/src/api/shared/probability/shown.js';
import { loadSeeds } from '../../dist/src/reference/seeding/load-seeds.js';
import { createWarOfTheRing } from '../../dist/src/rules/war-of-the-ring/create-war-of-the-ring.js';

const { battle, siege } = createWarOfTheRing(loadSeeds().warOfTheRing).operations;

const SIZES = [5, 10, 15, 20, 25, 30];
const WANTED_MS = 100;
const PLAYED = 20_000;
const MOST_DEVIATIONS = 5;
const CALLS = 7;

/** So many units, half of them elite, with three leaders. */
const side = (nation, units) => ({ nation, regular: Math.ceil(units / 2), elite: Math.floor(units / 2), leadership: 3 });
const mixed = (units) => ({ attacker: side('saruman', units), defender: side('rohan', units), terrain: 'plains' });
const CASES = {
  'battle, mixed units and leaders': (units) => battle.odds(mixed(units)),
  'the same over a river in hills': (units) => battle.odds({ ...mixed(units), terrain: 'hills', riverCrossing: true }),
  'assault on a fortress with the rest outside': (units) => siege.odds({ ...mixed(units), structure: 'fortress' }),
};

/** Milliseconds of wall clock and of processor time of the fastest of several calls, since others may be at work here. */
function cost(act) {
  const best = { wall: Infinity, processor: Infinity };
  for (let call = 0; call < CALLS; call += 1) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    shown(act());
    best.wall = Math.min(best.wall, performance.now() - start);
    best.processor = Math.min(best.processor, (process.cpuUsage(used).user + process.cpuUsage(used).system) / 1000);
  }
  return best;
}

function measure() {
  for (const [name, odds] of Object.entries(CASES)) {
    console.log(`\n${name}\n  units a side   ms   processor ms`);
    for (const units of SIZES) {
      try {
        const { wall, processor } = cost(() => odds(units));
        console.log(`  ${String(units).padStart(12)} ${wall.toFixed(1).padStart(6)} ${processor.toFixed(1).padStart(10)}${units === 20 && processor > WANTED_MS ? `   more than ${WANTED_MS}` : ''}`);
      } catch (error) {
        console.log(`  ${String(units).padStart(12)} refused: ${error.message}`);
      }
    }
  }
}

/** Plays a battle often and tells how far the share of wins is from the odds. */
function simulate(name, operation, request) {
  const odds = operation.odds(request);
  const faces = seededFaces(name);
  const wins = { attacker: 0, defender: 0 };
  for (let game = 0; game < PLAYED; game += 1) {
    const { winner } = operation.resolve(request, faces);
    if (winner !== null) wins[winner] += 1;
  }
  for (const [by, chance] of [['attacker', odds.attackerWins.toNumber()], ['defender', odds.defenderWins.toNumber()]]) {
    const deviation = Math.abs(wins[by] / PLAYED - chance) / Math.sqrt((chance * (1 - chance)) / PLAYED || 1);
    console.log(`${name}, ${by}: ${(wins[by] / PLAYED).toFixed(5)} played, ${chance.toFixed(5)} exact, ${deviation.toFixed(1)} deviations`);
    if (deviation > MOST_DEVIATIONS) process.exitCode = 1;
  }
}

measure();
if (process.argv.includes('--simulate')) {
  console.log(`\n${PLAYED} games each`);
  simulate('battle of 20 against 20', battle, { ...mixed(20), terrain: 'hills', riverCrossing: true });
  simulate('assault of 9 on 8', siege, { attacker: side('saruman', 9), defender: side('rohan', 8), structure: 'fortress', strike: 'both' });
  simulate('fear of 10 before 4', battle, { attacker: { ...side('gondor', 10), leadership: 2 }, defender: side('sauron', 4), area: 'minas-morgul' });
}
