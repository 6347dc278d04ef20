import { RuleError, type Problem } from '../../../rules/shared/rule-error.js';
import { nearMatches } from '../validation/near-matches.js';
import { quote } from '../validation/quote.js';
import type { Identified, SortKeys, SortValue } from './collection.js';

export type Order<View> = (a: View, b: View) => number;

/**
 * The order that `points,-name` asks for: key by key, `-` for descending, `null` always last, ties by id.
 * @throws RuleError at `/sort` for keys that do not exist
 */
export function orderBy<View extends Identified>(keys: SortKeys<View>, sort: readonly string[]): Order<View> {
  const problems: Problem[] = [];
  const steps = sort.map((asked, index) => {
    const down = asked.startsWith('-');
    const name = down ? asked.slice(1) : asked;
    const get = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (!get) problems.push(unknownKey(asked, index, Object.keys(keys)));
    return compareBy(get ?? (() => null), down);
  });
  if (problems.length > 0) throw new RuleError(problems);
  return (a, b) => firstDifference(steps, a, b) || byId(a, b);
}

export const byId: Order<Identified> = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

function firstDifference<View>(steps: readonly Order<View>[], a: View, b: View): number {
  for (const step of steps) {
    const difference = step(a, b);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareBy<View>(get: (view: View) => SortValue, down: boolean): Order<View> {
  return (a, b) => {
    const [one, other] = [get(a), get(b)];
    if (one === other) return 0;
    if (one === null) return 1;
    if (other === null) return -1;
    return one < other === down ? 1 : -1;
  };
}

function unknownKey(asked: string, index: number, known: readonly string[]): Problem {
  const suggestions = nearMatches(asked.replace(/^-/, ''), known);
  return { pointer: `/sort/${index}`, code: 'not-allowed', detail: `${quote(asked)} is no key to sort by. There are ${known.join(', ')}.`, suggestions };
}
