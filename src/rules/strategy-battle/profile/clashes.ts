import type { WargearCategory } from '../reference.js';
import type { Offer } from '../unit-card.js';
import type { Choice, ChosenOption } from './choice.js';

/** An option that cannot stand beside something else that the model has. */
export interface Clash {
  readonly option: ChosenOption;
  /** The bought option it clashes with, `null` where that is in the price of the model. */
  readonly other: ChosenOption | null;
  readonly otherName: string;
  readonly rule: string;
}

/** Every pair once, blamed on the option that was named later. Only what the unit sells is looked at. */
export function clashesOf(choice: Choice): readonly Clash[] {
  const sold = [...choice.distinct.values()].filter((option) => option.offer !== null);
  return sold.flatMap((option, index) => [
    ...sold.slice(0, index).flatMap((other) => clashOfOptions(choice, option, other)),
    ...choice.card.base.flatMap(({ wargear }): Clash[] => {
      const rule = categoryRule(option.wargear, wargear);
      return rule === null ? [] : [{ option, other: null, otherName: wargear.name, rule }];
    }),
  ]);
}

/** The row that forbids an offer beside something the model has, or `null`. `without` is left out of account. */
export function clashOfOffer(choice: Choice, offer: Offer, without: string | null): string | null {
  for (const other of choice.distinct.values()) {
    if (other.id === without || other.id === offer.option.id) continue;
    const rule = listRule(choice, offer, other.offer, other.id) ?? categoryRule(offer.wargear, other.wargear);
    if (rule !== null) return rule;
  }
  return choice.card.base.map(({ wargear }) => categoryRule(offer.wargear, wargear)).find((rule) => rule !== null) ?? null;
}

function clashOfOptions(choice: Choice, option: ChosenOption, other: ChosenOption): readonly Clash[] {
  const offer = option.offer as Offer;
  const rule = listRule(choice, offer, other.offer, other.id) ?? categoryRule(option.wargear, other.wargear);
  return rule === null ? [] : [{ option, other, otherName: other.wargear.name, rule }];
}

/** What the unit's own entry forbids. An option may have another condition as well, which its row is about then. */
function listRule(choice: Choice, offer: Offer, other: Offer | null, otherId: string): string | null {
  const excluding = [
    ...(offer.option.excludes.includes(otherId) ? [offer.option] : []),
    ...(other?.option.excludes.includes(offer.option.id) === true ? [other.option] : []),
  ];
  const plain = excluding.find(({ variants, requires }) => variants.length === 0 && requires.length === 0);
  const [first] = excluding;
  return first === undefined ? null : ((plain ?? first).rule ?? choice.card.unit.rule);
}

interface Carried {
  readonly category: WargearCategory;
  readonly excludes: readonly WargearCategory[];
  readonly rule: string;
}

/** What the rules of the items forbid (SB-WEAP-007, SB-WEAP-014), and a second mount (SB-CAV-001). */
export function categoryRule(a: Carried, b: Carried): string | null {
  if (a.excludes.includes(b.category)) return a.rule;
  if (b.excludes.includes(a.category)) return b.rule;
  return a.category === 'mount' && b.category === 'mount' ? 'SB-CAV-001' : null;
}
