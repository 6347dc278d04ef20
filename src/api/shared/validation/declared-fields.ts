import { getMetadataStorage, type MetadataStorage } from 'class-validator';
import { CHARACTERS, FITS_ROW, OR_NESTED, type RuleContext } from '../fields/class-validator-rules.js';
import type { FieldRules, ListSpec, Shape, ValueSpec } from '../fields/field-spec.js';
import { choice, either, flag, list, number, object, text, unchecked, wholeNumber } from '../fields/values.js';

type Rule = ReturnType<MetadataStorage['getTargetValidationMetadatas']>[number];

const known = new WeakMap<Shape, readonly FieldRules[]>();

/** The fields of a request as class-validator knows them, in the order of their declaration. Always the same list for a shape. */
export function declaredFields(shape: Shape): readonly FieldRules[] {
  let fields = known.get(shape);
  if (!fields) known.set(shape, (fields = [...rulesByProperty(shape)].map(([name, rules]) => declaredField(name, rules))));
  return fields;
}

/**
 * A shape declares what it inherits as its own, and that takes the place of its elders' rules.
 * @throws Error where it does not: class-validator would go on looking into an object that is none any more
 */
function rulesByProperty(shape: Shape): ReadonlyMap<string, readonly Rule[]> {
  const byProperty = new Map<string, Rule[]>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false)) {
    if (rule.target !== shape) throw new Error(`${shape.name} cannot declare ${rule.propertyName} anew: ${nameOf(rule)} of its elder would stay.`);
    const rules = byProperty.get(rule.propertyName);
    if (rules) rules.push(rule);
    else byProperty.set(rule.propertyName, [rule]);
  }
  return byProperty;
}

function declaredField(name: string, rules: readonly Rule[]): FieldRules {
  const given = ruleNamed(rules, 'conditionalValidation');
  const isGiven = limitOf(given) as (object: object, value: unknown) => boolean;
  const mayBe = (value: undefined | null): boolean => !isGiven({}, value);
  return { name, value: valueOf(rules), optional: mayBe(undefined), nullable: mayBe(null), default: contextOf(given).default };
}

/** What a rule says that a value is; of several the first that stands here. */
const READERS: readonly (readonly [string, (rules: readonly Rule[], rule: Rule) => ValueSpec])[] = [
  [OR_NESTED, (rules, rule) => either(valueOf(rules.filter((other) => other !== rule)), shapeOf(rule))],
  ['isArray', (rules, rule) => listOf(rules, rule)],
  [FITS_ROW, (_rules, rule) => rowOf(rule)],
  ['nestedValidation', (_rules, rule) => object(shapeOf(rule))],
  ['whitelistValidation', (_rules, rule) => unchecked(shapeOf(rule))],
  ['isIn', (_rules, rule) => choice(limitOf(rule) as readonly string[])],
  ['isString', (rules) => textOf(ruleNamed(rules, CHARACTERS))],
  ['isInt', (rules, rule) => wholeNumber({ ...boundsOf(rules), ...wantedOf(rule) })],
  ['isNumber', (rules) => number(boundsOf(rules))],
  ['isBoolean', () => flag()],
];

function valueOf(rules: readonly Rule[]): ValueSpec {
  for (const [name, read] of READERS) {
    const rule = rules.find((candidate) => nameOf(candidate) === name);
    if (rule) return read(rules, rule);
  }
  throw new Error(`No check is known for the rules ${rules.map(nameOf).join(', ')}.`);
}

function listOf(rules: readonly Rule[], isArray: Rule): ListSpec {
  const own = rules.filter(({ each }) => !each);
  return list(valueOf(rules.filter(({ each }) => each)), {
    min: limitOf(ruleNamed(own, 'arrayMinSize')) as number, max: limitOf(ruleNamed(own, 'arrayMaxSize')) as number, commas: contextOf(isArray).commas,
  });
}

const rowOf = (rule: Rule): ValueSpec => valueOf(rulesByProperty(limitOf(rule) as Shape).get('row') ?? []);

const textOf = (characters: Rule): ValueSpec => text({ min: limitOf(characters) as number, max: limitOf(characters, 1) as number });

const boundsOf = (rules: readonly Rule[]): { min?: number; max?: number } => ({
  ...boundOf(rules, 'min'), ...boundOf(rules, 'max'),
});

function boundOf(rules: readonly Rule[], name: 'min' | 'max'): { min?: number; max?: number } {
  const rule = rules.find((candidate) => nameOf(candidate) === name);
  return rule ? { [name]: limitOf(rule) as number } : {};
}

const wantedOf = (rule: Rule): { wanted?: string } => {
  const { wanted } = contextOf(rule);
  return wanted === undefined ? {} : { wanted };
};

/** The rules of class-validator that are more than a test have a type, but no name. */
const nameOf = (rule: Rule): string => rule.name ?? rule.type;

function ruleNamed(rules: readonly Rule[], name: string): Rule {
  const rule = rules.find((candidate) => nameOf(candidate) === name);
  if (!rule) throw new Error(`A rule ${name} is wanted beside ${rules.map(nameOf).join(', ')}.`);
  return rule;
}

// The library types both as `any`.
const limitOf = (rule: Rule, index = 0): unknown => (rule.constraints as readonly unknown[])[index];
const contextOf = (rule: Rule): RuleContext => (rule.context ?? {}) as RuleContext;

function shapeOf(rule: Rule): () => Shape {
  const { shape } = contextOf(rule);
  if (!shape) throw new Error(`The rule ${nameOf(rule)} of ${rule.propertyName} names no shape.`);
  return shape;
}
