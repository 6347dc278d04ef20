import { GraphQLError, type OperationDefinitionNode } from 'graphql';
import type { FieldRules } from '../../fields/field-spec.js';
import { checkOfFields } from '../../validation/check-shape.js';
import type { Check } from '../../validation/check-value.js';
import { Faults } from '../../validation/faults.js';
import { InvalidInput } from '../../validation/invalid-input.js';
import type { ArgumentSite } from './argument-sites.js';
import { plainValue, type Variables } from './literal-value.js';

const checks = new WeakMap<readonly FieldRules[], Check>();

/**
 * Checks the arguments of every site as REST checks a body: same faults, same pointers. A pointer is relative to `input`
 * where the field takes one.
 */
export function argumentErrors(sites: readonly ArgumentSite[], operation: OperationDefinitionNode | undefined, given: Variables): readonly GraphQLError[] {
  const variables = withDefaults(operation, given);
  return sites.flatMap((site) => {
    const faults = faultsOf(site, variables);
    if (faults.count === 0) return [];
    const originalError = new InvalidInput(faults);
    return [new GraphQLError(originalError.message, { nodes: site.node, originalError })];
  });
}

function faultsOf({ node, specs }: ArgumentSite, variables: Variables): Faults {
  let check = checks.get(specs);
  if (!check) checks.set(specs, (check = checkOfFields(specs)));
  const faults = new Faults();
  check(Object.fromEntries((node.arguments ?? []).map((argument) => [argument.name.value, plainValue(argument.value, variables)])), faults);
  if (specs.some(({ name }) => name === 'input')) faults.liftOut('input');
  return faults;
}

function withDefaults(operation: OperationDefinitionNode | undefined, given: Variables): Variables {
  const variables: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const { variable, defaultValue } of operation?.variableDefinitions ?? []) {
    if (defaultValue) variables[variable.name.value] = plainValue(defaultValue, {});
  }
  return Object.assign(variables, given);
}
