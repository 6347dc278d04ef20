import type { Fix, PatchStep } from '../../shared/finding.js';
import { fix } from '../findings.js';
import type { Variant } from '../reference.js';
import type { Offer } from '../unit-card.js';
import { has, type Choice, type ChosenOption } from './choice.js';
import { clashOfOffer } from './clashes.js';

/** Takes an option off the list, every time it is named, and with it the options that require it. */
export function removeOption(choice: Choice, id: string): Fix {
  const gone = withDependents(choice, [id]);
  const names = [...choice.distinct.values()].filter((option) => gone.has(option.id)).map((option) => option.wargear.name);
  return fix(`Leave out: ${names.join(', ')}.`, removeSteps(choice.chosen.filter((option) => gone.has(option.id))));
}

/** These options, and whatever was bought that requires one of them. */
export function withDependents(choice: Choice, ids: Iterable<string>): ReadonlySet<string> {
  const gone = new Set(ids);
  let before = 0;
  while (before < gone.size) {
    before = gone.size;
    for (const option of choice.distinct.values()) {
      const requires = option.offer?.option.requires ?? [];
      if (requires.some((required) => gone.has(required) && !choice.card.baseIds.has(required))) gone.add(option.id);
    }
  }
  return gone;
}

/** From the last to the first, so that no position moves before its turn. */
export function removeSteps(options: readonly ChosenOption[]): readonly PatchStep[] {
  return [...options]
    .sort((a, b) => b.position - a.position)
    .map((option) => ({ op: 'remove', path: `/options/${option.position}` }));
}

/** The unit sells the item and nothing speaks against taking it now. `without`: an option that it would replace. */
export function fits(choice: Choice, offer: Offer, without: string | null = null): boolean {
  const { id, requires } = offer.option;
  if (has(choice, id) || !suitsVariant(choice, offer)) return false;
  const complete = requires.every((required) => required !== without && has(choice, required));
  return complete && clashOfOffer(choice, offer, without) === null;
}

/** The variant, where one is chosen, may take it. */
export function suitsVariant(choice: Choice, offer: Offer): boolean {
  const { variants } = offer.option;
  return variants.length === 0 || (choice.variant !== null && variants.includes(choice.variant.id));
}

/** One fix for each variant that may take every option of the list; where none may, for those that may take the most, without the rest. */
export function setVariant(choice: Choice): readonly Fix[] {
  const variants = [...choice.card.variants.values()];
  const fewest = Math.min(...variants.map(({ id }) => unsuited(choice, id).length));
  return variants.filter(({ id }) => unsuited(choice, id).length === fewest).map((variant) => makeItWithout(choice, variant));
}

/** The variants that may take the offer, and more of the list than the one chosen. */
export function betterVariants(choice: Choice, offer: Offer): readonly Fix[] {
  const now = unsuited(choice, choice.variant?.id ?? null).length;
  return [...choice.card.variants.values()]
    .filter((variant) => offer.option.variants.includes(variant.id) && unsuited(choice, variant.id).length < now)
    .map(makeIt);
}

/** The options of the list that are not for this variant. */
function unsuited(choice: Choice, variant: string | null): readonly ChosenOption[] {
  return [...choice.distinct.values()].filter((option) => {
    const limits = option.offer?.option.variants ?? [];
    return limits.length > 0 && (variant === null || !limits.includes(variant));
  });
}

function makeItWithout(choice: Choice, variant: Variant): Fix {
  const gone = withDependents(choice, unsuited(choice, variant.id).map((option) => option.id));
  const it = makeIt(variant);
  if (gone.size === 0) return it;
  const names = [...gone].map((id) => choice.distinct.get(id)?.wargear.name ?? id);
  return fix(`${it.text} Leave out: ${names.join(', ')}.`, [...it.patch, ...removeSteps(choice.chosen.filter((option) => gone.has(option.id)))]);
}

function makeIt({ id, name }: Variant): Fix {
  return fix(`Make it: ${name}.`, [{ op: 'add', path: '/variant', value: id }]);
}
