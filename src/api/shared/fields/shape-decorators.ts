import { ArgsType, InputType, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { declareToClassValidator } from './class-validator-rules.js';
import type { Plain, Shape } from './field-spec.js';
import { declareToGraphql } from './graphql-type.js';
import { queryProperty } from './query-property.js';
import { nameShape } from './shape-names.js';
import { addShape, fieldsOf } from './shape-registry.js';

type ClassDecorator = (shape: Shape) => void;

/**
 * A request body of both doors. `name` is its name in GraphQL and OpenAPI: `StrategyBattleArmyInput`. `example` is a body
 * that runs, where one put together from the fields would not.
 */
export const InputShape = (name: string, description: string, options: { readonly example?: Plain } = {}): ClassDecorator => (shape) => {
  nameShape(shape, { name, description, direction: 'input', example: options.example });
  ApiSchema({ name, description })(asConstructor(shape));
  InputType(name, { description })(asConstructor(shape));
  declareFields(shape);
  declareRules(shape);
};

/** An answer of both doors. `name` is its name in GraphQL and OpenAPI: `StrategyBattleUnit`. */
export const OutputShape = (name: string, description: string): ClassDecorator => (shape) => {
  nameShape(shape, { name, description, direction: 'output' });
  ApiSchema({ name, description })(asConstructor(shape));
  ObjectType(name, { description })(asConstructor(shape));
  declareFields(shape);
};

/** The arguments of a GraphQL field that takes no `input`. */
export const ArgsShape = (): ClassDecorator => (shape) => {
  ArgsType()(asConstructor(shape));
  declareFields(shape);
  declareRules(shape);
};

/** The query string of a REST route. */
export const QueryShape = (): ClassDecorator => (shape) => {
  addShape(shape);
  for (const field of fieldsOf(shape)) {
    ApiProperty(queryProperty(field))(shape.prototype as object, field.name);
  }
  declareRules(shape);
};

function declareFields(shape: Shape): void {
  addShape(shape);
  for (const field of fieldsOf(shape)) declareToGraphql(shape.prototype as object, field);
}

/** What a caller sends is checked by the rules that class-validator holds of its class. */
function declareRules(shape: Shape): void {
  for (const field of fieldsOf(shape)) declareToClassValidator(shape.prototype as object, field);
}

// The decorators of the libraries ask for `Function`.
const asConstructor = (shape: Shape): new () => object => shape as unknown as new () => object;
