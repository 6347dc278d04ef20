import { advice, fault, fix, type StrategyFinding } from '../findings.js';
import { linked } from '../reference-index.js';
import type { Wargear, WargearCategory } from '../reference.js';
import type { RulebookData } from '../rulebook-data.js';
import type { SpecialRuleSteps } from '../special-rules/special-rule-steps.js';
import type { UnitCard } from '../unit-card.js';
import { categoryRule } from './clashes.js';
import { NOT_INCLUDED, type Item, type Kit } from './kit.js';

/** Weapons and shields are taken from the slain, nothing else (SB-WEAP-022). */
const NOT_TAKEN: ReadonlySet<WargearCategory> = new Set(['armour', 'banner', 'cloak', 'item', 'mount']);

/** The kit with what was taken from slain enemies; what may not be taken is a finding, and carried all the same. */
export function pickUp(
  data: RulebookData,
  card: UnitCard,
  steps: readonly SpecialRuleSteps[],
  kit: Kit,
  ids: readonly string[],
): { readonly kit: Kit; readonly findings: readonly StrategyFinding[] } {
  const findings: StrategyFinding[] = [];
  let carried = kit.carried;
  ids.forEach((id, position) => {
    const wargear = linked(data.index.wargear, id, 'the picked-up wargear');
    const place = { pointer: `/pickedUp/${position}`, fixes: [leave(wargear, position)] };
    const refusal = refusalOf(card, steps, carried, wargear);
    if (refusal !== null) findings.push(fault('pickup-not-allowed', { ...place, ...refusal }));
    if (carried.some((item) => item.wargear === wargear)) {
      const message = `${card.unit.name} has one already: ${wargear.name}.`;
      findings.push(advice('info', 'option-without-effect', { ...place, rule: 'SB-WEAP-023', message }));
      return;
    }
    const item: Item = { wargear, origin: 'picked-up', effects: wargear.effects, included: NOT_INCLUDED };
    carried = [...carried, item];
  });
  return { kit: { carried, lost: kit.lost }, findings };
}

function refusalOf(
  { unit }: UnitCard,
  steps: readonly SpecialRuleSteps[],
  carried: readonly Item[],
  wargear: Wargear,
): { readonly rule: string; readonly message: string } | null {
  const { name, category } = wargear;
  if (unit.kind !== 'hero') return { rule: 'SB-WEAP-022', message: `${unit.name} is no Hero; only Heroes take wargear from the slain.` };
  const unable = steps.find((step) => step.refusesPickUp !== undefined);
  if (unable !== undefined) return { rule: unable.rule, message: `${unit.name} takes nothing. ${unable.refusesPickUp}` };
  if (wargear.magical) return { rule: 'SB-WEAP-024', message: `${name} is magical; nobody takes it from an enemy.` };
  if (category === 'banner') return { rule: 'SB-BANNER-003', message: `Heroes do not pick up banners: ${name}.` };
  if (NOT_TAKEN.has(category)) return { rule: 'SB-WEAP-022', message: `${name} is neither a weapon nor a shield.` };
  if (carried.some((item) => item.wargear.keepsOnly?.includes(category) === false)) {
    return { rule: 'SB-BANNER-002', message: `${unit.name} bears a banner and cannot use: ${name}.` };
  }
  const clash = carried.find((item) => categoryRule(item.wargear, wargear) !== null);
  if (clash === undefined) return null;
  return { rule: 'SB-WEAP-023', message: `${name} cannot be taken beside: ${clash.wargear.name}.` };
}

function leave(wargear: Wargear, position: number): ReturnType<typeof fix> {
  return fix(`Leave: ${wargear.name}.`, [{ op: 'remove', path: `/pickedUp/${position}` }]);
}
