import { reject } from '../refuse.js';
import type { VolleyPart } from './volley-plan.js';
import type { VolleyPlace, VolleyRequest } from './volley-types.js';

/**
 * Which part each hit goes to: the target, then the places that the players have named, then everybody in listed order,
 * and round again to those who can take more than one (SB-VOLLEY-005, SB-VOLLEY-008).
 * @throws RuleError for a place that is none, or that can take no more hits.
 */
export function placesOf(parts: readonly VolleyPart[], request: VolleyRequest): number[] {
  const taken = parts.map(() => 0);
  const order: number[] = [];
  const place = (part: number): void => {
    order.push(part);
    taken[part] = (taken[part] ?? 0) + 1;
  };
  place(0);
  (request.order ?? []).forEach((named, index) => {
    const part = partAt(parts, request, named, `/order/${index}`);
    if ((taken[part] ?? 0) >= (parts[part]?.most ?? 0)) reject(`/order/${index}`, 'not-allowed', 'This model can take no more hits of one volley.');
    place(part);
  });
  const rounds = Math.max(...parts.map(({ most }) => most));
  for (let round = 1; round <= rounds; round += 1) {
    parts.forEach(({ most }, part) => {
      if (most >= round && (taken[part] ?? 0) < round) place(part);
    });
  }
  return order;
}

function partAt(parts: readonly VolleyPart[], { others = [] }: VolleyRequest, { other, model = 0, part = 'rider' }: VolleyPlace, pointer: string): number {
  const count = other === null ? 1 : others[other]?.count ?? 1;
  const what = other === null ? 'target' : count === 1 ? `others/${other}` : `others/${other}/${model}`;
  const found = count > model ? parts.findIndex((each) => each.what === what && each.part === part) : -1;
  return found === -1 ? reject(pointer, 'out-of-range', 'There is no such model around the target.') : found;
}
