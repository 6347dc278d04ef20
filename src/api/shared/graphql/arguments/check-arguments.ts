import type { FieldNode, OperationDefinitionNode } from 'graphql';
import type { FieldRules } from '../../fields/field-spec.js';
import { checkOfFields } from '../../validation/check-shape.js';
import type { Check } from '../../validation/check-value.js';
import { Faults } from '../../validation/faults.js';
import { InvalidInput, type Asked } from '../../validation/invalid-input.js';
import type { ArgumentSite } from './argument-sites.js';
import { plainValue, type Variables } from './literal-value.js';

type Arguments = Readonly<Record<string, unknown>>;

/** What is wrong with the arguments of one field. */
export interface ArgumentError {
  readonly node: FieldNode;
  readonly error: InvalidInput;
  /** Version of the data that the field around it pins, `null` for the current one; `undefined` where no field is around it. */
  readonly content: string | null | undefined;
}

const checks = new WeakMap<readonly FieldRules[], Check>();

/**
 * Checks the arguments of every site as REST checks a body: same faults, same pointers. A pointer is relative to `input`
 * where the field takes one.
 */
export function argumentErrors(sites: readonly ArgumentSite[], operation: OperationDefinitionNode, given: Variables): readonly ArgumentError[] {
  const variables = withDefaults(operation, given);
  return sites.flatMap((site) => {
    const values = valuesOf(site.node, variables);
    const faults = faultsOf(site, values);
    if (faults.count === 0) return [];
    return [{ node: site.node, error: new InvalidInput(faults.problems, askedBy(site, values)), content: site.within === null ? undefined : contentOf(valuesOf(site.within, variables)) }];
  });
}

const valuesOf = (node: FieldNode, variables: Variables): Arguments =>
  Object.fromEntries((node.arguments ?? []).map((argument) => [argument.name.value, plainValue(argument.value, variables)]));

const contentOf = ({ content }: Arguments): string | null => (typeof content === 'string' ? content : null);

function faultsOf({ specs }: ArgumentSite, values: Arguments): Faults {
  let check = checks.get(specs);
  if (!check) checks.set(specs, (check = checkOfFields(specs)));
  const faults = new Faults();
  check(values, faults);
  if (specs.some(({ name }) => name === 'input')) faults.liftOut('input');
  return faults;
}

/** The `input` of an operation, as a body of REST would be. */
function askedBy({ specs }: ArgumentSite, { input }: Arguments): Asked | undefined {
  const value = specs.find(({ name }) => name === 'input')?.value;
  return value?.kind === 'object' ? { shape: value.shape(), raw: input } : undefined;
}

function withDefaults(operation: OperationDefinitionNode, given: Variables): Variables {
  const variables: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue) variables[variable.name.value] = plainValue(defaultValue, {});
  }
  return Object.assign(variables, given);
}
