import { nearOrAll } from '../../../rules/shared/near-matches.js';
import { RuleError, type Problem } from '../../../rules/shared/rule-error.js';
import type { FieldSpec, Shape, ValueSpec } from '../fields/field-spec.js';
import { fieldsOf } from '../fields/shape-registry.js';
import { LONGEST_ID } from '../fields/values.js';
import { Faults } from '../validation/faults.js';
import { quote } from '../validation/quote.js';
import type { Beside, NameKind, NameKinds } from './name-kind.js';

/** What names are looked up in. */
export interface Names<Book> {
  readonly kinds: NameKinds<Book>;
  readonly book: Book;
}

/** @throws RuleError with every name of the request that does not exist, in the order of the shape. Nothing else of it is looked at. */
export function refuseUnknownNames<Book>(shape: Shape, request: object, names: Names<Book>): void {
  const problems = unknownNames(shape, request, names);
  if (problems.length > 0) throw new RuleError(problems);
}

/** Every name of a request that does not exist. What is of another type than it should be is passed over: others say so. */
export function unknownNames<Book>(shape: Shape, raw: unknown, names: Names<Book>): readonly Problem[] {
  const faults = new Faults();
  searchObject(shape, raw, names, faults);
  return faults.problems;
}

function searchObject<Book>(shape: Shape, raw: unknown, names: Names<Book>, faults: Faults): void {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return;
  const beside = raw as Beside;
  for (const { name, value } of namedFields(shape)) {
    if (faults.full) return;
    const given = Object.hasOwn(beside, name) ? beside[name] : null;
    if (given == null) continue;
    const before = faults.count;
    searchValue(value, given, beside, names, faults);
    if (faults.count > before) faults.under(name, before);
  }
}

function searchValue<Book>(spec: ValueSpec, raw: unknown, beside: Beside, names: Names<Book>, faults: Faults): void {
  switch (spec.kind) {
    case 'id': {
      if (spec.names !== undefined && typeof raw === 'string' && raw !== '' && raw.length <= LONGEST_ID) lookUp(kindOf(spec.names, names), raw, beside, names.book, faults);
      return;
    }
    case 'object': { searchObject(spec.shape(), raw, names, faults); return; }
    case 'either': { searchValue(typeof raw === 'object' ? spec.object : spec.short, raw, beside, names, faults); return; }
    case 'list': { searchItems(spec.items, raw, beside, names, faults); return; }
    default:
  }
}

function searchItems<Book>(spec: ValueSpec, raw: unknown, beside: Beside, names: Names<Book>, faults: Faults): void {
  if (!Array.isArray(raw)) return;
  for (let index = 0; index < raw.length && !faults.full; index += 1) {
    const before = faults.count;
    searchValue(spec, raw[index], beside, names, faults);
    if (faults.count > before) faults.under(index, before);
  }
}

function lookUp<Book>(kind: NameKind<Book>, id: string, beside: Beside, book: Book, faults: Faults): void {
  const ids = kind.ids(book, beside);
  if (ids === null || ids.has(id)) return;
  const near = nearOrAll(id, [...(kind.first?.(book, beside) ?? []), ...ids.keys()]);
  const suggestions = [...new Set([...near, ...(kind.besides?.(book, beside) ?? [])])];
  faults.add(kind.code ?? 'unknown-id', `There is no ${kind.noun} ${quote(id)}${kind.more === undefined ? '' : ` ${kind.more}`}.`, suggestions);
}

/** @throws Error where a field names something that the rule system has not. */
function kindOf<Book>(names: string, { kinds }: Names<Book>): NameKind<Book> {
  const kind = kinds[names];
  if (kind === undefined) throw new Error(`No kind of name is called "${names}".`);
  return kind;
}

const searched = new WeakMap<Shape, readonly FieldSpec[]>();

/** The fields of a shape that name something, or hold what does. */
function namedFields(shape: Shape): readonly FieldSpec[] {
  let fields = searched.get(shape);
  if (!fields) searched.set(shape, (fields = fieldsOf(shape).filter(({ value }) => holdsNames(value, new Set([shape])))));
  return fields;
}

function holdsNames(value: ValueSpec, within: Set<Shape>): boolean {
  switch (value.kind) {
    case 'id': return value.names !== undefined;
    case 'list': return holdsNames(value.items, within);
    case 'either': return holdsNames(value.short, within) || holdsNames(value.object, within);
    case 'object': return shapeHoldsNames(value.shape(), within);
    default: return false;
  }
}

/** A shape that is looked through already counts once: whoever asks for it goes on to its other fields. */
function shapeHoldsNames(shape: Shape, within: Set<Shape>): boolean {
  if (within.has(shape)) return true;
  within.add(shape);
  return fieldsOf(shape).some(({ value }) => holdsNames(value, within));
}
