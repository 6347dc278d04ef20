// What it costs to check a list of twelve entries, in processor time, and where class-validator's own way spends it.
// Run after `npm run build`: node test/bench/checks.mjs
import { markdown } from './support.mjs';

const total = ({ user, system }) => (user + system) / 1000;
const begun = process.cpuUsage();
const { getMetadataStorage, validateSync } = await import('class-validator');
const loading = total(process.cpuUsage(begun));
await import('../../dist/src/api/api.module.js');
const { ArmyEntryInput, ArmyInput } = await import('../../dist/src/api/strategy-battle/armies/army.inputs.js');
const { STRICTLY, declareToClassValidator } = await import('../../dist/src/api/shared/fields/class-validator-rules.js');
const { fieldsOf } = await import('../../dist/src/api/shared/fields/shape-registry.js');
const { checked } = await import('../../dist/src/api/shared/validation/checked.js');

const ROUNDS = 7;
const CALLS = 2000;
const storage = getMetadataStorage();
const raw = {
  side: 'good', pointsLimit: 800,
  entries: Array.from({ length: 12 }, (_, index) => ({ unit: 'warrior-of-minas-tirith', count: 1 + (index % 8), options: index % 2 ? ['shield', 'spear'] : [], claimedPoints: 10 * index })),
};
const { entries, ...rest } = checked(ArmyInput, raw);
const instance = Object.assign(new ArmyInput(), rest, { entries: entries.map((entry) => Object.assign(new ArmyEntryInput(), entry)) });

/** Microseconds of processor time of one call: the best of several rounds, since others may be at work here. */
function cost(act) {
  return Math.min(...Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    for (let call = 0; call < CALLS; call += 1) act();
    return (total(process.cpuUsage(start)) * 1000) / CALLS;
  })).toFixed(1);
}

const validate = () => {
  if (validateSync(instance, STRICTLY).length > 0) throw new Error('class-validator finds fault with it.');
};
const rulesOf = (target) => storage.getTargetValidationMetadatas(target, '', false, false);
const rows = [
  { 'twelve entries': 'the compiled check', 'µs': cost(() => checked(ArmyInput, raw)) },
  { 'twelve entries': '`validateSync`, of instances made before', 'µs': cost(validate) },
  { 'twelve entries': 'of that: the rules of thirteen objects are looked for', 'µs': cost(() => { for (const target of [ArmyInput, ...raw.entries.map(() => ArmyEntryInput)]) rulesOf(target); }) },
];
const find = storage.getTargetValidationMetadatas.bind(storage);
const found = new Map();
storage.getTargetValidationMetadatas = (target, ...how) => found.get(target) ?? found.set(target, find(target, ...how)).get(target);
rows.push({ 'twelve entries': '`validateSync` with the rules kept that were found', 'µs': cost(validate) });
console.log(markdown(rows));

const classes = [...storage.validationMetadatas.keys()].map((target) => fieldsOf(target));
const rules = [...storage.validationMetadatas.values()].flat().length;
const declaring = process.cpuUsage();
for (const fields of classes) {
  const { prototype } = class {};
  for (const field of fields) declareToClassValidator(prototype, field);
}
console.log(`\nA start loads class-validator in ${loading.toFixed(0)} ms and declares ${rules} rules of ${classes.length} classes to it in ${total(process.cpuUsage(declaring)).toFixed(0)} ms.`);
