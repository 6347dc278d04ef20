import { nearOrAll } from '../../../rules/shared/near-matches.js';
import type { ChoiceSpec, ListSpec, NumberSpec, Shape, TextSpec, ValueSpec, WholeNumberSpec } from '../fields/field-spec.js';
import { GREATEST_INT, LEAST_INT, LONGEST_ID, LONGEST_TEXT } from '../fields/values.js';
import { characters } from './characters.js';
import { counted } from './counted.js';
import type { Faults } from './faults.js';
import { quote } from './quote.js';

/** Looks at one raw value, notes what is wrong with it, and gives the value to go on with (any value once a fault is noted). */
export type Check = (raw: unknown, faults: Faults) => unknown;

/** Gives the check of a whole shape. Asked for late, so that shapes may name each other. */
export type ShapeCheck = (shape: Shape) => Check;

/** The check of a kind of value, made once from its specification. */
export function checkOf(spec: ValueSpec, shapeCheck: ShapeCheck): Check {
  switch (spec.kind) {
    case 'text': return checkText(spec.min, spec.max ?? LONGEST_TEXT);
    case 'id': return checkText(1, Math.min(spec.max, LONGEST_ID));
    case 'whole-number': return checkWholeNumber(spec);
    case 'number': return checkNumber(spec);
    case 'flag': return checkFlag;
    case 'choice': return checkChoice(spec);
    case 'list': return checkList(spec, shapeCheck);
    case 'either': return checkEither(checkOf(spec.short, shapeCheck), checkOf(spec.object, shapeCheck));
    case 'object': return spec.checked ? (raw, faults) => shapeCheck(spec.shape())(raw, faults) : (raw) => raw;
    default: throw new Error(`A request cannot hold a value of kind "${spec.kind}".`);
  }
}

function checkEither(short: Check, whole: Check): Check {
  return (raw, faults) => (typeof raw === 'object' && raw !== null ? whole : short)(raw, faults);
}

function checkText(min: TextSpec['min'], max: number): Check {
  return (raw, faults) => {
    if (typeof raw !== 'string') {
      faults.add('wrong-type', `A text is wanted here, not ${quote(raw)}.`);
      return raw;
    }
    // A text that is too long either way is not gone through.
    const { length, sound } = raw.length > 2 * max ? { length: raw.length, sound: true } : characters(raw);
    if (length > max) faults.add('too-long', `At most ${counted(max, 'character')} allowed here, not ${length}.`);
    else if (length < min) faults.add('malformed-value', `At least ${counted(min, 'character')} wanted here, not ${length}.`);
    else if (!sound) faults.add('malformed-value', 'The text holds a NUL or half of a surrogate pair.');
    return raw;
  };
}

function checkWholeNumber(spec: WholeNumberSpec): Check {
  const min = spec.min ?? LEAST_INT;
  const max = spec.max ?? GREATEST_INT;
  const wanted = spec.wanted ?? `A whole number from ${min} to ${max}`;
  return (raw, faults) => {
    if (typeof raw !== 'number') faults.add('wrong-type', `A whole number is wanted here, not ${quote(raw)}.`);
    else if (raw < min || raw > max || Number.isNaN(raw)) faults.add('out-of-range', `${wanted} is wanted here, not ${raw}.`);
    else if (!Number.isInteger(raw)) faults.add('wrong-type', `A whole number is wanted here, not ${raw}.`);
    else return raw + 0; // -0 becomes 0
    return raw;
  };
}

function checkNumber(spec: NumberSpec): Check {
  const min = spec.min ?? -Number.MAX_VALUE;
  const max = spec.max ?? Number.MAX_VALUE;
  return (raw, faults) => {
    if (typeof raw !== 'number') faults.add('wrong-type', `A number is wanted here, not ${quote(raw)}.`);
    else if (!(raw >= min && raw <= max)) faults.add('out-of-range', `A number from ${min} to ${max} is wanted here, not ${raw}.`);
    else return raw + 0;
    return raw;
  };
}

const checkFlag: Check = (raw, faults) => {
  if (typeof raw !== 'boolean') faults.add('wrong-type', `true or false is wanted here, not ${quote(raw)}.`);
  return raw;
};

function checkChoice({ words }: ChoiceSpec): Check {
  const allowed = new Set(words);
  return (raw, faults) => {
    if (typeof raw !== 'string') faults.add('wrong-type', `A text is wanted here, not ${quote(raw)}.`);
    else if (!allowed.has(raw)) faults.add('not-allowed', `One of ${words.join(', ')} is wanted here, not ${quote(raw)}.`, nearOrAll(raw, words));
    return raw;
  };
}

function checkList(spec: ListSpec, shapeCheck: ShapeCheck): Check {
  if (spec.max === null) throw new Error('A list in a request must say how many items it takes at most.');
  const { min, max } = spec;
  const checkItem = checkOf(spec.items, shapeCheck);
  return (given, faults) => {
    const raw = spec.commas ? split(given) : given;
    if (!Array.isArray(raw)) {
      faults.add('wrong-type', `A list is wanted here, not ${quote(raw)}.`);
      return raw;
    }
    if (raw.length > max) faults.add('too-many', `At most ${counted(max, 'item')} allowed here, not ${raw.length}.`);
    if (raw.length < min) faults.add('too-few', `At least ${counted(min, 'item')} wanted here, not ${raw.length}.`);
    return checkItems(raw, max, checkItem, faults);
  };
}

/** `points,-name`, alone or, as GraphQL coerces it, in a list, as the list that it stands for. */
function split(given: unknown): unknown {
  const items: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (!items.every((item) => typeof item === 'string')) return given;
  return items.flatMap((item) => item.split(','));
}

function checkItems(raw: readonly unknown[], max: number, checkItem: Check, faults: Faults): unknown[] {
  const length = Math.min(raw.length, max);
  const items = new Array<unknown>(length);
  for (let index = 0; index < length && !faults.full; index += 1) {
    const before = faults.count;
    items[index] = checkItem(raw[index], faults);
    if (faults.count > before) faults.under(index, before);
  }
  return items;
}
