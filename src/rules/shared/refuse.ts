import { nearOrAll } from './near-matches.js';
import { RuleError, type ProblemCode } from './rule-error.js';

/** @throws RuleError always: what the situation asks for is forbidden by the rule. */
export function refuse(pointer: string, rule: string, detail: string): never {
  throw new RuleError([{ pointer, code: 'rule-violated', detail, suggestions: [], rule }]);
}

/** @throws RuleError always: the request is not one that can be answered. */
export function reject(pointer: string, code: ProblemCode, detail: string): never {
  throw new RuleError([{ pointer, code, detail, suggestions: [] }]);
}

/** @throws RuleError always: there is no record with this id. `known`: ids to suggest from. */
export function rejectUnknown({ pointer, code, id }: { readonly pointer: string; readonly code: ProblemCode; readonly id: string }, known: Iterable<string>): never {
  throw new RuleError([{ pointer, code, detail: `There is no "${id.slice(0, 64)}".`, suggestions: nearOrAll(id, known) }]);
}
