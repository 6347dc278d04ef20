// Exact odds against played fights, as ratios of processor time in one run. Run after `npm run build`:
//   node test/bench/combat.mjs [--million]
// `--million` also holds a million resolves with the service's seeded dice against the odds. Five standard deviations are
// passed by chance once in 1.7 million comparisons.
import { seededFaces } from '../../dist/src/api/shared/dice/seeded-faces.js';
import { loadSeeds } from '../../dist/src/reference/seeding/load-seeds.js';
import { createStrategyBattle } from '../../dist/src/rules/strategy-battle/create-strategy-battle.js';

const { fight, matchups } = createStrategyBattle(loadSeeds().strategyBattle).combat;

const RESOLVES = 10_000;
const MILLION = 1_000_000;
const MOST_DEVIATIONS = 5;
const PLACE = ['side', 'combatant', 'model', 'part'];
const profile = (attacks) => ({ fight: 3, strength: 3, defence: 5, attacks, wounds: 3, courage: 3 });

const FIGHTS = {
  '1 v 1': { good: [{ unit: 'warrior-of-minas-tirith' }], evil: [{ unit: 'orc-warrior' }] },
  '3 v 1, mixed weapons': {
    good: [{ unit: 'legolas' }],
    evil: [{ unit: 'orc-warrior', options: ['spear'] }, { unit: 'orc-warrior', options: ['two-handed-weapon'] }, { unit: 'orc-warrior', options: ['shield'] }],
  },
  'mounted v 4 on foot, Might and Fate': {
    good: [{ unit: 'aragorn-strider', options: ['anduril', 'horse'], charged: true, spend: { might: 'both', fate: 'always' } }],
    evil: [{ unit: 'orc-warrior', count: 4 }],
  },
};
const DICE = {
  'Attacks of one model': (dice) => ({ good: [{ profile: profile(dice) }], evil: [{ profile: profile(dice) }] }),
  'models of one side': (dice) => ({ good: [{ profile: profile(3) }], evil: [{ profile: { ...profile(1), wounds: 1 }, count: dice }] }),
};

/** The same faces on every machine. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 1 + Math.floor((state / 2 ** 32) * 6);
  };
}

/** Microseconds of processor time that one call takes: the best of several rounds after a first that warms up, since others may be at work here. */
function cost(act, { rounds = 5, atLeast = 100_000, warmUp = 1_500_000 } = {}) {
  round(act, warmUp);
  return Math.min(...Array.from({ length: rounds }, () => round(act, atLeast)));
}

/** Microseconds of the fastest call of each, taken in turns, so that whatever else runs here slows all of them alike. */
function least(acts, calls = 400) {
  const fastest = acts.map(() => Infinity);
  for (let call = 0; call < calls; call += 1) {
    acts.forEach((act, index) => {
      const start = process.hrtime.bigint();
      act();
      fastest[index] = Math.min(fastest[index], Number(process.hrtime.bigint() - start) / 1000);
    });
  }
  return fastest;
}

function round(act, atLeast) {
  const used = () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  const start = used();
  let calls = 0;
  do {
    act();
    calls += 1;
  } while (used() - start < atLeast);
  return (used() - start) / calls;
}

for (const [name, request] of Object.entries(FIGHTS)) {
  const faces = seeded(1);
  const [odds, resolve] = [cost(() => fight.odds(request)), cost(() => fight.resolve(request, faces))];
  const ratio = (RESOLVES * resolve) / odds;
  console.log(`- ${name}: odds ${odds.toFixed(0)} us, resolve ${resolve.toFixed(0)} us; ${RESOLVES} resolves take ${ratio.toFixed(0)} times as long as the odds (least 200)`);
}
for (const [name, request] of Object.entries(DICE)) {
  const [ten, hundred] = least([10, 100].map((dice) => () => fight.odds(request(dice))));
  console.log(`- 10 to 100 dice, ${name}: ${ten.toFixed(0)} us to ${hundred.toFixed(0)} us, ${(hundred / ten).toFixed(2)} times (most 3)`);
}
const goods = Array.from({ length: 20 }, (_, index) => ({ profile: { ...profile(1 + (index % 4)), fight: 1 + (index % 10), defence: 3 + Math.floor(index / 5) } }));
console.log(`- matchups 20 x 20, all different: ${(cost(() => matchups.ask({ good: goods, evil: goods }), { rounds: 3, atLeast: 1 }) / 1000).toFixed(0)} ms (most 250)`);

/** How often a played fight shows something, beside what the odds say; further apart than chance explains is a failure. */
function agrees(name, count, chance) {
  const deviations = Math.abs(count / MILLION - chance) / Math.sqrt((chance * (1 - chance)) / MILLION);
  console.log(`- ${name}: a million resolves give ${(count / MILLION).toFixed(6)}, the odds ${chance.toFixed(6)}; ${deviations.toFixed(2)} standard deviations apart (most ${MOST_DEVIATIONS})`);
  if (deviations > MOST_DEVIATIONS) process.exitCode = 1;
}

if (process.argv.includes('--million')) {
  for (const [name, request] of Object.entries(FIGHTS)) {
    const faces = seededFaces('hornburg');
    const odds = fight.odds(request);
    let won = 0;
    const slain = odds.slain.map(() => 0);
    for (let trial = 0; trial < MILLION; trial += 1) {
      const result = fight.resolve(request, faces);
      if (result.winner === 'good') won += 1;
      for (const dead of result.slain) slain[odds.slain.findIndex((who) => PLACE.every((key) => who[key] === dead[key]))] += 1;
    }
    agrees(`${name}, Good wins`, won, odds.win.good.toNumber());
    odds.slain.forEach(({ side, combatant, model, part, probability }, index) => {
      const chance = probability.toNumber();
      if (chance > 0) agrees(`${name}, ${side}/${combatant}/${model} ${part} slain`, slain[index], chance);
      else if (slain[index] > 0) throw new Error(`${name}: what cannot happen has happened.`);
    });
  }
}
