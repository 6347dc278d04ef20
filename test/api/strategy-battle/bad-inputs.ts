import type { Json } from './asking.js';

type Faults = readonly (readonly [pointer: string, code: string])[];

/** A body that an operation refuses, with what both doors must say of it. */
export interface BadBody {
  readonly what: string;
  readonly body: Json;
  readonly faults: Faults;
  /** `invalid-input` where nothing is said. */
  readonly code?: string;
}

const army = (changes: object): object => ({ side: 'good', entries: [], ...changes });
const entry = (changes: object): object => army({ entries: [{ unit: 'legolas', ...changes }] });
const pack = (eventPack: object): object => army({ eventPack });
const text = (json: object, ...replacements: readonly (readonly [string, string])[]): string =>
  replacements.reduce((all, [from, to]) => all.replace(JSON.stringify(from), to), JSON.stringify(json));

/** Bodies of `profiles/resolve`. */
export const BAD_PROFILES: readonly BadBody[] = [
  { what: 'no key at all', body: {}, faults: [['/unit', 'required']] },
  { what: 'an unknown unit', body: { unit: 'legolass' }, faults: [['/unit', 'unknown-unit']] },
  { what: 'a name for an id', body: { unit: 'Legolas' }, faults: [['/unit', 'unknown-unit']] },
  { what: 'an empty id', body: { unit: '' }, faults: [['/unit', 'malformed-value']] },
  { what: 'an id longer than any', body: { unit: 'x'.repeat(65) }, faults: [['/unit', 'too-long']] },
  { what: 'a number for an id', body: { unit: 7 }, faults: [['/unit', 'wrong-type']] },
  { what: 'a list for an id', body: { unit: ['legolas'] }, faults: [['/unit', 'wrong-type']] },
  { what: 'null for an id', body: { unit: null }, faults: [['/unit', 'wrong-type']] },
  { what: 'an unknown option', body: { unit: 'legolas', options: ['armour', 'hrose'] }, faults: [['/options/1', 'unknown-option']] },
  { what: 'an option that is a number', body: { unit: 'legolas', options: [1] }, faults: [['/options/0', 'wrong-type']] },
  { what: 'an option that is null', body: { unit: 'legolas', options: [null] }, faults: [['/options/0', 'wrong-type']] },
  { what: 'a text for the options', body: { unit: 'legolas', options: 'horse' }, faults: [['/options', 'wrong-type']] },
  { what: 'more options than a model can have', body: { unit: 'legolas', options: Array(21).fill('horse') }, faults: [['/options', 'too-many']] },
  { what: 'nearly 1 MB of options', body: { unit: 'legolas', options: Array(100_000).fill('horse') }, faults: [['/options', 'too-many']] },
  { what: 'an unknown key', body: { unit: 'legolas', optoins: [] }, faults: [['/optoins', 'unknown-key']] },
  { what: 'a key of the prototype', body: '{"unit":"legolas","__proto__":{"options":["horse"]}}', faults: [['/__proto__', 'unknown-key']] },
  { what: 'a key named constructor', body: { unit: 'legolas', constructor: {} }, faults: [['/constructor', 'unknown-key']] },
  { what: 'a unit named __proto__', body: { unit: '__proto__' }, faults: [['/unit', 'unknown-unit']] },
  { what: 'a unit named constructor', body: { unit: 'constructor' }, faults: [['/unit', 'unknown-unit']] },
  { what: 'NUL in an id', body: { unit: 'leg\0olas' }, faults: [['/unit', 'malformed-value']] },
  { what: 'half a surrogate pair', body: '{"unit":"leg\\ud800olas"}', faults: [['/unit', 'malformed-value']] },
  { what: 'a word that is not in the list', body: { unit: 'legolas', keeps: 'sword' }, faults: [['/keeps', 'not-allowed']] },
  { what: 'a text for a flag', body: { unit: 'legolas', mounted: 'true' }, faults: [['/mounted', 'wrong-type']] },
  { what: 'a number for a flag', body: { unit: 'legolas', mounted: 1 }, faults: [['/mounted', 'wrong-type']] },
  { what: 'an unknown passenger', body: { unit: 'legolas', options: ['horse'], passenger: { unit: 'frodo' } }, faults: [['/passenger/unit', 'unknown-unit']] },
  { what: 'a passenger without a unit', body: { unit: 'legolas', passenger: { ringBearer: true } }, faults: [['/passenger/unit', 'required']] },
  { what: 'a passenger with an unknown key', body: { unit: 'legolas', passenger: { unit: 'gimli', a: 1 } }, faults: [['/passenger/a', 'unknown-key']] },
  { what: 'several faults at once', body: { unit: 1, options: ['x', 2], mounted: null }, faults: [['/unit', 'wrong-type'], ['/options/1', 'wrong-type'], ['/mounted', 'wrong-type'], ['/options/0', 'unknown-option']] },
];

/** Bodies of `armies/validate`. The same forces are refused as items of a batch. */
export const BAD_ARMIES: readonly BadBody[] = [
  { what: 'no key at all', body: {}, faults: [['/side', 'required'], ['/entries', 'required']] },
  { what: 'an unknown side', body: army({ side: 'Good' }), faults: [['/side', 'not-allowed']] },
  { what: 'null for the side', body: army({ side: null }), faults: [['/side', 'wrong-type']] },
  { what: 'an object for the entries', body: army({ entries: {} }), faults: [['/entries', 'wrong-type']] },
  { what: 'an entry that is a text', body: army({ entries: ['legolas'] }), faults: [['/entries/0', 'wrong-type']] },
  { what: 'an entry that is null', body: army({ entries: [null] }), faults: [['/entries/0', 'wrong-type']] },
  { what: 'an entry without a unit', body: army({ entries: [{ count: 2 }] }), faults: [['/entries/0/unit', 'required']] },
  { what: '10,000 entries', body: army({ entries: Array(10_000).fill({ unit: 'legolas' }) }), faults: [['/entries', 'too-many']] },
  { what: 'one entry too many', body: army({ entries: Array(501).fill({ unit: 'legolas' }) }), faults: [['/entries', 'too-many']] },
  { what: 'an unknown unit', body: army({ entries: [{ unit: 'legolas' }, { unit: 'sauroman' }] }), faults: [['/entries/1/unit', 'unknown-unit']] },
  { what: 'an unknown option', body: entry({ options: ['wings'] }), faults: [['/entries/0/options/0', 'unknown-option']] },
  { what: 'unknown ids beside faults of shape', body: army({ scenario: 'x', entries: [{ unit: 'legolass', count: 0, options: ['hrose'] }], eventPack: { bannedUnits: ['bombadil'], maxPoints: 5 } }),
    faults: [['/entries/0/count', 'out-of-range'], ['/eventPack/maxPoints', 'unknown-key'], ['/scenario', 'unknown-scenario'], ['/entries/0/unit', 'unknown-unit'], ['/entries/0/options/0', 'unknown-option'], ['/eventPack/bannedUnits/0', 'unknown-unit']] },
  { what: 'a count of nought', body: entry({ count: 0 }), faults: [['/entries/0/count', 'out-of-range']] },
  { what: 'a negative count', body: entry({ count: -3 }), faults: [['/entries/0/count', 'out-of-range']] },
  { what: 'too great a count', body: entry({ count: 1001 }), faults: [['/entries/0/count', 'out-of-range']] },
  { what: 'a count that is no whole number', body: entry({ count: 1.5 }), faults: [['/entries/0/count', 'wrong-type']] },
  { what: 'a count of 1e309', body: text(entry({ count: 'HUGE' }), ['HUGE', '1e309']), faults: [['/entries/0/count', 'out-of-range']] },
  { what: 'a count of -1e309', body: text(entry({ count: 'HUGE' }), ['HUGE', '-1e309']), faults: [['/entries/0/count', 'out-of-range']] },
  { what: 'a count as text', body: entry({ count: '8' }), faults: [['/entries/0/count', 'wrong-type']] },
  { what: 'null for a count', body: entry({ count: null }), faults: [['/entries/0/count', 'wrong-type']] },
  { what: 'a negative claim', body: entry({ claimedPoints: -1 }), faults: [['/entries/0/claimedPoints', 'out-of-range']] },
  { what: 'a negative limit', body: army({ pointsLimit: -1 }), faults: [['/pointsLimit', 'out-of-range']] },
  { what: 'a limit as text', body: army({ pointsLimit: '500' }), faults: [['/pointsLimit', 'wrong-type']] },
  { what: 'an unknown scenario', body: army({ scenario: 'skirmish-at-osgiliath' }), faults: [['/scenario', 'unknown-scenario']] },
  { what: 'an unknown measure', body: army({ measure: 'mm' }), faults: [['/measure', 'not-allowed']] },
  { what: 'a key of the prototype', body: '{"side":"good","entries":[],"__proto__":{"scenario":"rearguard"}}', faults: [['/__proto__', 'unknown-key']] },
  { what: 'a key of the prototype in an entry', body: '{"side":"good","entries":[{"unit":"legolas","__proto__":{"count":9}}]}', faults: [['/entries/0/__proto__', 'unknown-key']] },
  { what: 'a list for the event pack', body: pack([]), faults: [['/eventPack', 'wrong-type']] },
  { what: 'an unknown unit in the event pack', body: pack({ bannedUnits: ['legolas', 'bombadil'] }), faults: [['/eventPack/bannedUnits/1', 'unknown-unit']] },
  { what: 'an unknown unit among the maxima', body: pack({ unitMaxima: [{ unit: 'bombadil', max: 1 }] }), faults: [['/eventPack/unitMaxima/0/unit', 'unknown-unit']] },
  { what: 'an unknown key in the event pack', body: pack({ maxPoints: 5 }), faults: [['/eventPack/maxPoints', 'unknown-key']] },
  { what: 'a share by nought', body: pack({ bowLimit: { fraction: { numerator: 1, denominator: 0 } } }), faults: [['/eventPack/bowLimit/fraction/denominator', 'out-of-range']] },
  { what: 'a share above one', body: pack({ bowLimit: { fraction: { numerator: 2, denominator: 1 } } }), faults: [['/eventPack/bowLimit/fraction', 'out-of-range']] },
  { what: 'a tolerance without a cap', body: pack({ pointsTolerance: 5 }), faults: [['/eventPack/pointsCap', 'required']] },
  { what: 'limits that no force can keep', body: pack({ minModels: 9, maxModels: 3 }), faults: [['/eventPack/minModels', 'out-of-range']] },
];

/** Bodies of `armies/validate-batch` that are refused as a whole. */
export const BAD_BATCHES: readonly BadBody[] = [
  { what: 'no key at all', body: {}, faults: [['/armies', 'required']] },
  { what: 'no force', body: { armies: [] }, faults: [['/armies', 'too-few']] },
  { what: 'one force too many', body: { armies: Array(201).fill(army({})) }, faults: [['/armies', 'too-many']] },
  { what: 'an object for the forces', body: { armies: { 0: army({}) } }, faults: [['/armies', 'wrong-type']] },
  { what: 'an unknown key', body: { armies: [army({})], army: 1 }, faults: [['/army', 'unknown-key']] },
  { what: 'faults in what goes for all', body: { armies: [army({})], pointsLimit: -1, eventPack: { maxModel: 3 } }, faults: [['/pointsLimit', 'out-of-range'], ['/eventPack/maxModel', 'unknown-key']] },
  { what: 'an unknown unit in what goes for all', body: { armies: [army({})], eventPack: { requiredUnits: ['x'] } }, faults: [['/eventPack/requiredUnits/0', 'unknown-unit']] },
];

/** Parameters that every list refuses. `first` and `after` are the names that GraphQL has for `limit` and `cursor`. */
export const BAD_PARAMETERS: readonly { readonly what: string; readonly asked: Readonly<Record<string, unknown>>; readonly faults: Faults }[] = [
  { what: 'an unknown key to sort by', asked: { sort: ['id', 'colour'] }, faults: [['/sort/1', 'not-allowed']] },
  { what: 'a key to sort by with two signs', asked: { sort: ['--id'] }, faults: [['/sort/0', 'not-allowed']] },
  { what: 'more keys to sort by than are taken', asked: { sort: Array(6).fill('id') }, faults: [['/sort', 'too-many']] },
  { what: 'an empty page', asked: { limit: 0 }, faults: [['/limit', 'out-of-range']] },
  { what: 'a page that is too large', asked: { limit: 201 }, faults: [['/limit', 'out-of-range']] },
  { what: 'a broken cursor', asked: { cursor: 'xyz' }, faults: [['/cursor', 'invalid-cursor']] },
  { what: 'a cursor that is too long', asked: { cursor: 'x'.repeat(101) }, faults: [['/cursor', 'too-long']] },
  { what: 'an empty search', asked: { q: '' }, faults: [['/q', 'malformed-value']] },
  { what: 'a search that is too long', asked: { q: 'x'.repeat(101) }, faults: [['/q', 'too-long']] },
  { what: 'a search with NUL', asked: { q: 'a\0' }, faults: [['/q', 'malformed-value']] },
];
