import { OperationTypeNode, type ASTVisitor, type ValidationContext } from 'graphql';
import { graphqlProblem } from './format-error.js';

/** Refuses mutations and subscriptions: there is nothing to change and nothing to wait for, and GraphQL itself notices only when they run. */
export const queriesOnly = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition({ operation }) {
    if (operation !== OperationTypeNode.QUERY) context.reportError(graphqlProblem('malformed', `There are queries here, and no ${operation}s.`));
  },
});
