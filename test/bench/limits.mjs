// The heaviest requests that are accepted, in processor time. Run after `npm run build`:
//   node test/bench/limits.mjs [part of an operation's name]
// Each family of requests grows until it is refused; what is shown is the slowest of those that were accepted, with its
// answer written as JSON, and how long the first refusal took.
import { shown } from '../../dist/src/api/shared/probability/shown.js';
import { loadSeeds } from '../../dist/src/reference/seeding/load-seeds.js';
import { createFellowship } from '../../dist/src/rules/fellowship/create-fellowship.js';
import { TooMuchWorkError } from '../../dist/src/rules/shared/too-much-work.js';
import { createStrategyBattle } from '../../dist/src/rules/strategy-battle/create-strategy-battle.js';
import { createWarOfTheRing } from '../../dist/src/rules/war-of-the-ring/create-war-of-the-ring.js';

const MOST_MS = 250;
/** From here on a measurement is made again. */
const DOUBTFUL_MS = 60;
const seeds = loadSeeds();
const { combat } = createStrategyBattle(seeds.strategyBattle);
const fellowship = createFellowship(seeds.fellowship);
const { operations: war } = createWarOfTheRing(seeds.warOfTheRing);

const OPERATIONS = {
  fight: combat.fight.odds, matchups: combat.matchups.ask, shooting: combat.shooting.odds, volley: combat.volley.odds, magic: combat.magic.odds,
  courage: combat.courage.odds, attack: fellowship.attack.odds, battle: war.battle.odds, siege: war.siege.odds,
};

const list = (length, make) => Array.from({ length }, (_, index) => make(index));
const profile = (more = {}) => ({ fight: 3, strength: 3, defence: 5, attacks: 1, wounds: 1, courage: 3, ...more });
const spends = { might: 'both', fate: 'always' };
const spender = (points, more = {}) => ({ profile: profile(more), might: points, fate: points, spend: spends, bid: 1 });
const many = (attacks, wounds, more = () => ({})) => (size) => ({
  good: list(size, (index) => ({ profile: profile({ attacks: 1 + ((index + attacks - 1) % attacks), wounds: 1 + ((index + wounds - 1) % wounds), fight: 1 + (index % 10), defence: 3 + (index % 7) }), ...more(index) })),
  evil: list(size, (index) => ({ profile: profile({ attacks: 1 + ((index + attacks - 1) % attacks), wounds: 1 + ((index + wounds - 1) % wounds), fight: 10 - (index % 10), strength: 2 + (index % 6) }), ...more(index) })),
});
const all = (attacks, wounds, more = {}) => (size) => ({
  good: list(size, (index) => ({ profile: profile({ attacks, wounds, fight: 1 + (index % 10), defence: 3 + (index % 7), courage: index % 10 }), ...more })),
  evil: list(size, (index) => ({ profile: profile({ attacks, wounds, fight: 10 - (index % 10), strength: 2 + (index % 6), courage: index % 10 }), ...more })),
});
const bow = { profile: { ...profile(), shoot: 4 }, weapon: 'bow', side: 'good' };
const enemy = (wounds, fate = 0) => ({ profile: profile({ wounds }), side: 'evil', fate, spend: { fate: 'always' } });
/** So many targets, ten in a row. */
const foes = (size, target) => {
  const [first, ...others] = list(Math.ceil(size / 10), (row) => ({ ...target, count: Math.min(10, size - 10 * row) }));
  return { target: first, others };
};
const side = (nation, units, leadership) => ({ nation, regular: Math.ceil(units / 2), elite: Math.floor(units / 2), leadership });
const armies = (attackers, defenders, leadership = 5) => ({ attacker: side('saruman', attackers, leadership), defender: side('rohan', defenders, leadership), terrain: 'plains' });
const sizes = (from, to, step = 1) => list(Math.floor((to - from) / step) + 1, (index) => from + index * step);
const upTo20 = sizes(2, 20, 2);

/** [operation, family, sizes, request of a size] */
const FAMILIES = [
  ['fight', 'one against many with an Attack each', sizes(10, 100, 10), (n) => ({ good: [{ profile: profile({ attacks: 3, wounds: 3 }) }], evil: [{ profile: profile(), count: n }] })],
  ['fight', 'Attacks of one against many with Wounds', sizes(2, 60, 2), (n) => ({ good: [{ profile: profile({ attacks: n, wounds: 5 }) }], evil: [{ profile: profile({ wounds: 3 }), count: n }] })],
  ['fight', 'thousands of Attacks against one who spends', sizes(5, 40, 5), (n) => ({ good: [spender(6)], evil: [{ profile: profile({ attacks: 60, fight: 7 }), count: n }], banners: { good: false, evil: true } })],
  ['fight', 'many Attacks and Wounds, one against one', sizes(5, 100, 5), (n) => ({ good: [{ profile: profile({ attacks: n, wounds: n }) }], evil: [{ profile: profile({ attacks: n, wounds: n }) }] })],
  ['fight', 'the same with Might and Fate', sizes(2, 20), (n) => ({ good: [spender(n, { attacks: 10, wounds: 10 })], evil: [spender(n, { attacks: 10, wounds: 10 })] })],
  ['fight', 'one Hero against several who spend', sizes(1, 8), (n) => ({ good: [spender(3, { attacks: 3, wounds: 3 })], evil: list(n, () => spender(3, { attacks: 2, wounds: 2 })) })],
  ['fight', 'the same with both banners', sizes(1, 8), (n) => ({ good: [spender(3, { attacks: 3, wounds: 3 })], evil: list(n, () => spender(3, { attacks: 2, wounds: 2 })), banners: { good: true, evil: true } })],
  ['fight', 'unlike models, each with its own Fight value', sizes(1, 10), (n) => ({ good: [{ profile: profile({ attacks: 5, wounds: 5 }) }], evil: list(n, (index) => ({ profile: profile({ fight: 1 + index, attacks: 3, strength: 1 + index }) })), banners: { good: true, evil: true } })],
  ['fight', 'a charging monster against riders', sizes(1, 60, 3), (n) => ({ good: [{ unit: 'shelob', charged: true }], evil: [{ unit: 'warg-rider', count: n }] })],
  ['fight', 'a mounted Hero against Heroes', sizes(1, 8), (n) => ({ good: [{ unit: 'aragorn-strider', options: ['anduril', 'horse'], charged: true, spend: spends, bid: 1 }], evil: list(n, () => ({ unit: 'orc-captain', spend: spends, bid: 1 })) })],
  ['fight', 'attackers of a barrier in turn', sizes(1, 3), (n) => ({ good: [spender(3, { attacks: 3, wounds: 3 })], evil: [{ profile: profile({ attacks: 2 }), count: n }], barrier: { defender: 'good' } })],
  ['fight', 'the same with many Wounds', sizes(1, 3), (n) => ({ good: [spender(6, { attacks: 6, wounds: 10 })], evil: [{ profile: profile({ attacks: 4, wounds: 2 }), count: n }], barrier: { defender: 'good' } })],
  ['matchups', 'up to 4 Attacks, 3 Wounds', upTo20, many(4, 3)],
  ['matchups', 'up to 9 Attacks, 5 Wounds', upTo20, many(9, 5)],
  ['matchups', '9 Attacks, 5 Wounds each', upTo20, all(9, 5)],
  ['matchups', '20 Attacks, 10 Wounds each', upTo20, all(20, 10)],
  ['matchups', '50 Attacks, 20 Wounds each', upTo20, all(50, 20)],
  ['matchups', '20 Attacks, 1 Wound each', upTo20, all(20, 1)],
  ['matchups', '1 Attack, 20 Wounds each', upTo20, all(1, 20)],
  ['matchups', 'Heroes who spend 3 points', upTo20, many(3, 3, () => ({ might: 3, fate: 3, spend: spends, bid: 1 }))],
  ['matchups', 'Heroes who spend 1 point', upTo20, many(3, 2, () => ({ might: 1, fate: 1, spend: spends, bid: 1 }))],
  ['matchups', 'a single Attack and Wound', upTo20, many(1, 1)],
  ['shooting', 'shots at one with many Wounds and Fate', sizes(1, 50, 3), (n) => ({ shooter: bow, shots: n, target: enemy(n, n) })],
  ['shooting', 'shooters, one behind the other in the way', sizes(1, 20), (n) => ({ shooter: bow, shots: 2, target: enemy(1), inTheWay: list(n, () => ({ kind: 'model', ...enemy(1) })) })],
  ['shooting', 'models with Fate in the way of one shot', sizes(1, 20), (n) => ({ shooter: bow, shots: 1, target: enemy(3, 3), inTheWay: list(n, () => ({ kind: 'model', ...enemy(3, 3) })) })],
  ['shooting', 'shooters with Might', sizes(1, 50), (n) => ({ shooter: { ...bow, count: n, might: 3, spend: spends }, target: enemy(3, 3) })],
  ['shooting', 'shooters with much Might, at Fate', sizes(1, 25), (n) => ({ shooter: { ...bow, count: n, might: 9, spend: spends }, shots: 2, target: enemy(1, 7), inTheWay: list(3, () => ({ kind: 'obstacle' })) })],
  ['shooting', 'shooters with Might through three in the way', sizes(1, 50), (n) => ({ shooter: { ...bow, count: n, might: 3, spend: spends }, target: enemy(1), inTheWay: list(3, () => ({ kind: 'model', ...enemy(1) })) })],
  ['shooting', 'shots over twenty obstacles', sizes(1, 50, 3), (n) => ({ shooter: bow, shots: n, target: enemy(5, 3), inTheWay: list(20, () => ({ kind: 'obstacle' })) })],
  ['shooting', 'shots through fights', sizes(1, 20), (n) => ({ shooter: { ...bow, side: 'evil' }, shots: n, target: { ...enemy(2), side: 'good' }, inTheWay: list(2, () => ({ kind: 'fight', with: [enemy(1), { ...enemy(1), side: 'good' }] })) })],
  ['volley', 'archers at many with Wounds and Fate', sizes(6, 100, 8), (n) => ({ archers: [{ ...bow, count: n }], target: enemy(3, 3), others: [{ ...enemy(3, 3), count: 50 }] })],
  ['volley', 'a hundred archers at so many', sizes(0, 50, 5), (n) => ({ archers: [{ ...bow, count: 100 }], target: enemy(20, 10), others: n === 0 ? [] : [{ ...enemy(20, 10), count: n }] })],
  ['volley', 'a hundred at models with all Wounds and Fate', sizes(0, 50, 10), (n) => ({ archers: [{ ...bow, count: 100 }], target: enemy(100, 100), others: list(n, () => enemy(100, 100)), strongWind: true })],
  ['volley', 'in a strong wind, among woods', sizes(6, 100, 8), (n) => ({ archers: [{ ...bow, count: n }], target: { ...enemy(9, 9), cover: 'woods' }, others: list(50, () => ({ ...enemy(9, 9), cover: 'woods' })), strongWind: true })],
  ['magic', 'dice against dice', sizes(5, 100, 5), (n) => ({ power: 'black-dart', caster: { profile: profile(), might: 20, will: 100, spend: spends, side: 'evil' }, castOn: 5, dice: n, resistDice: n, target: { profile: profile({ wounds: 20 }), will: 100, might: 20, fate: 20, spend: spends, side: 'good' } })],
  ['magic', 'a blast among bystanders', sizes(0, 50, 5), (n) => ({ power: 'sorcerous-blast', caster: { profile: profile(), might: 6, will: 100, spend: spends, side: 'evil' }, castOn: 3, dice: 20, resistDice: 20, target: { profile: profile({ wounds: 9 }), will: 100, might: 6, fate: 6, spend: spends, side: 'good' }, bystanders: list(n, (index) => ({ model: { ...enemy(9, 9), side: 'good' }, where: index % 2 === 0 ? 'path' : 'fight', at: { inches: 1 } })) })],
  ['magic', 'wrath over many', sizes(1, 50, 5), (n) => ({ power: 'natures-wrath', caster: { profile: profile(), might: 6, will: 100, spend: spends, side: 'good' }, castOn: 3, dice: 20, resistDice: 20, resistedBy: 0, targets: list(n, () => ({ ...enemy(9, 9), will: 100, might: 6 })) })],
  ['courage', 'tests of many models', sizes(10, 100, 10), (n) => ({ model: { profile: profile(), might: 10, will: 10, count: n } })],
  ['attack', 'attacks on one', sizes(1, 10), (n) => ({ attacker: { ability: 63, attacks: n, heroPoints: 10 }, target: { ability: 47, attacks: n, heroPoints: 10 }, reply: true })],
  ['attack', 'the same with heroic phases', sizes(1, 10), (n) => ({ attacker: { ability: 63, attacks: n, heroicPhases: ['6a', '6f'], heroPoints: 10 }, target: { ability: 47, attacks: n, heroPoints: 10 }, reply: true })],
  ['attack', 'attacks on many, one after the other', sizes(1, 20), (n) => ({ attacker: { ability: 63, attacks: 10, heroicPhases: ['6a', '6f'], heroPoints: 3 }, ...foes(n, { ability: 47, heroPoints: 3 }) })],
  ['attack', 'many who strike back', sizes(1, 20), (n) => ({ attacker: { ability: 70, attacks: 3, heroPoints: 3 }, ...foes(n, { ability: 47, attacks: 4, heroPoints: 1 }), reply: true })],
  ['attack', 'exceptional hits on many who strike back', sizes(1, 20), (n) => ({ attacker: { ability: 80, attacks: 3, heroicPhases: ['6a', '6f'], exceptionalTo: 7 }, ...foes(n, { ability: 52, attacks: 4, heroPoints: 1 }), reply: true })],
  ['attack', 'a charge over many', sizes(1, 20), (n) => ({ attacker: { ability: 63, impact: 'mass', attacks: 10 }, ...foes(n, { ability: 47, heroPoints: 3 }), chargesOn: 'always' })],
  ['attack', 'attacks of a charge over ten', sizes(1, 10), (n) => ({ attacker: { ability: 66, abilities: ['smite'], impact: 'mass', attacks: n }, ...foes(10, { ability: 49, attacks: 4, heroPoints: 5 }), reply: true })],
  ['attack', 'a sweep', sizes(1, 20), (n) => ({ attacker: { ability: 63, abilities: ['sweep'] }, ...foes(n, { ability: 47 }) })],
  ['attack', 'three sweeps', sizes(1, 20), (n) => ({ attacker: { ability: 63, abilities: ['sweep'], attacks: 3 }, ...foes(n, { ability: 47 }) })],
  ['attack', 'ten sweeps and a reply', sizes(1, 20), (n) => ({ attacker: { ability: 63, abilities: ['sweep'], attacks: 10, heroPoints: 3 }, ...foes(n, { ability: 47 }), reply: true })],
  ['attack', 'sweeps over four heroes', sizes(1, 10), (n) => ({ attacker: { ability: 63, abilities: ['sweep'], attacks: n }, ...foes(4, { ability: 47, heroPoints: 3 }) })],
  ['attack', 'a stomping sweep over heroes and a reply', sizes(1, 20), (n) => ({ attacker: { ability: 63, abilities: ['sweep', 'stomp'], heroPoints: 10 }, ...foes(n, { ability: 47, heroPoints: 2 }), reply: true, exceptional: 'recovery' })],
  ['attack', 'flames', sizes(1, 20), (n) => ({ attacker: { ability: 63, abilities: ['fiery-breath'] }, ...foes(n, { ability: 47, heroPoints: 1, distance: 1 }), way: 'fiery-breath' })],
  ...[1, 2, 5].map((share) => ['battle', `${share} to one`, sizes(5, 200, 5), (n) => armies(n, Math.ceil(n / share))]),
  ['battle', 'few against ever more', sizes(5, 200, 5), (n) => armies(3, n)],
  ['battle', 'some rounds of many', sizes(5, 200, 5), (n) => ({ ...armies(n, n), rounds: 3 })],
  ['battle', 'many rounds', sizes(5, 200, 5), (n) => ({ ...armies(n, n), rounds: 30 })],
  ['battle', 'over a river in hills', sizes(5, 200, 5), (n) => ({ ...armies(n, n), terrain: 'hills', riverCrossing: true })],
  ['battle', 'several contingents', sizes(5, 200, 5), (n) => ({ ...armies(n, n), attacker: { ...side('saruman', n, 5), contingents: [{ nation: 'sauron', regular: 3, elite: 3 }] }, defender: { ...side('rohan', n, 5), contingents: [{ nation: 'gondor', regular: 3, elite: 3 }] } })],
  ...[['siege', 'of a fortress', sizes(2, 100, 2), (n) => ({ ...armies(n, n), structure: 'fortress' })]],
  ['siege', 'striking inside and outside', sizes(2, 100), (n) => ({ ...armies(n, n), structure: 'fortress', strike: 'both' })],
  ['siege', 'with some rounds', sizes(2, 100, 2), (n) => ({ ...armies(n, n), structure: 'fortress', rounds: 5 })],
  ['siege', 'with a retreat', sizes(2, 100, 2), (n) => ({ ...armies(n, n), structure: 'fortress', attacker: { ...side('saruman', n, 5), retreat: { afterRound: 10 } } })],
  ...['outside-first', 'both'].map((strike) => ['siege', `whose garrison fights on, struck ${strike}`, sizes(2, 100, 2), (n) => ({ ...armies(n, n), defender: { ...side('rohan', n, 5), retreat: { afterRound: 1 } }, structure: { capacity: n / 2, channel: n, defenceBonus: 1, attackPenalty: 1 }, strike })]),
  ['siege', 'a great hall', sizes(2, 100, 2), (n) => ({ ...armies(n, n), structure: { kind: 'fortress', capacity: 50, channel: 50, defenceBonus: 1, attackPenalty: 1 }, strike: 'both' })],
];

/** Milliseconds of processor time, and whether it was refused as too much work. */
function measured(operation, request) {
  const start = process.cpuUsage();
  let refused = false;
  try {
    JSON.stringify(shown(operation(request)));
  } catch (error) {
    if (!(error instanceof TooMuchWorkError)) throw error;
    refused = true;
  }
  const { user, system } = process.cpuUsage(start);
  return { refused, ms: (user + system) / 1000 };
}

function slowest(operation, among, request) {
  let worst = { size: null, ms: 0 };
  for (const size of among) {
    let { refused, ms } = measured(operation, request(size));
    if (refused) return { ...worst, refused: size, refusal: ms };
    for (let again = 0; again < 2 && ms > DOUBTFUL_MS; again += 1) ms = Math.min(ms, measured(operation, request(size)).ms);
    if (ms >= worst.ms) worst = { size, ms };
  }
  return { ...worst, refused: null, refusal: null };
}

console.log('| operation | requests | slowest accepted, size | processor ms | refused from | refusal ms |\n|---|---|---|---|---|---|');
for (const [name, family, among, request] of FAMILIES.filter(([operation]) => operation.includes(process.argv[2] ?? ''))) {
  const { size, ms, refused, refusal } = slowest(OPERATIONS[name], among, request);
  console.log(`| ${name} | ${family} | ${size} | ${ms.toFixed(0)}${ms > MOST_MS ? ` (more than ${MOST_MS})` : ''} | ${refused ?? 'never'} | ${refusal?.toFixed(1) ?? ''} |`);
  if (ms > MOST_MS) process.exitCode = 1;
}
