import type { Severity } from '../../shared/finding.js';
import { advice, type StrategyFinding } from '../findings.js';
import { BOWS } from '../wargear-kinds.js';
import { optionPointer, type Choice, type ChosenOption } from './choice.js';
import { removeOption } from './choice-fixes.js';
import { categoriesOf, type Kit } from './kit.js';

interface Waste {
  readonly severity: Exclude<Severity, 'error'>;
  readonly rule: string;
  readonly message: string;
}

/** How the model stands when it is bought. `ignoresBow`: see special-rule-steps. */
export interface Standing {
  readonly kit: Kit;
  readonly mounted: boolean;
  readonly ignoresBow: boolean;
}

/** Options that are legal and do nothing: for the list builder's attention, never a fault. */
export function optionsWithoutEffect(choice: Choice, standing: Standing): readonly StrategyFinding[] {
  return [...choice.distinct.values()].flatMap((option) => {
    const waste = option.offer === null ? null : wasteOf(option, standing);
    if (waste === null) return [];
    const { severity, ...statement } = waste;
    const place = { pointer: optionPointer(option), fixes: [removeOption(choice, option.id)] };
    return [advice(severity, 'option-without-effect', { ...place, ...statement })];
  });
}

function wasteOf({ wargear }: ChosenOption, { kit, mounted, ignoresBow }: Standing): Waste | null {
  const { name, category } = wargear;
  const loss = kit.lost.find(({ item, rule }) => item.wargear === wargear && rule === 'SB-BANNER-002');
  if (loss !== undefined) return { severity: 'warning', rule: loss.rule, message: `The bearer of a banner loses: ${name}.` };
  if (category === 'lance' && !mounted) {
    return { severity: 'warning', rule: 'SB-ARMY-011', message: `${name} is of no use on foot.` };
  }
  if (category === 'cloak' && mounted) {
    return { severity: 'info', rule: 'SB-SPEC-003', message: `${name} hides its wearer on foot only.` };
  }
  const beside = [...categoriesOf(kit.carried)].some((carried) => BOWS.has(carried));
  if (category === 'shield' && beside && !ignoresBow) {
    const use = mounted ? '' : ' It may still be used for shielding.';
    return { severity: 'info', rule: 'SB-PROF-003', message: `${name} adds nothing to Defence beside a bow.${use}` };
  }
  return null;
}
