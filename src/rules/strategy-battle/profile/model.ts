import type { StrategyFinding } from '../findings.js';
import type { ProfileReport, ProfileRequest } from '../profile-report.js';
import type { Wargear, WargearCategory } from '../reference.js';
import type { RulebookData } from '../rulebook-data.js';
import { stepsOf } from '../special-rules/special-rules.js';
import type { UnitCard } from '../unit-card.js';
import { choose, type Choice } from './choice.js';
import { judgeChoice } from './choice-checks.js';
import { reckon } from './effects.js';
import { categoriesOf, leaveMount, leaveOnMount, ownedItems, stripForBanner, type Kit } from './kit.js';
import { optionsWithoutEffect } from './option-without-effect.js';
import { judgePassenger } from './passenger.js';
import { pickUp } from './pick-up.js';
import { settleRiding, type Riding } from './riding.js';

/** One model with its report, and what a force needs to know of it besides. */
export interface Model {
  readonly card: UnitCard;
  readonly choice: Choice;
  /** Kinds of wargear carried. */
  readonly carries: ReadonlySet<WargearCategory>;
  readonly report: ProfileReport;
}

/**
 * Builds one model. The steps, in the order in which they are taken:
 * 1. the choice of variant and options, and its faults;
 * 2. what the model owns; a banner strips it (SB-BANNER-002);
 * 3. the mount, or the ground: on foot a rider leaves his mount and what his rules say (SB-CAV-001, SB-CAV-010);
 * 4. what was taken from slain enemies (SB-WEAP-022 to 024);
 * 5. the effects of all that on the profile (SB-PROF-001 to 003);
 * 6. the passenger (SB-CAV-012).
 * All ids of the request exist.
 */
export function buildModel(data: RulebookData, card: UnitCard, request: ProfileRequest): Model {
  const choice = choose(data, card, request.variant, request.options);
  const innate = [...card.unit.specialRules, ...(choice.variant?.specialRules ?? [])];
  const steps = stepsOf(innate);

  const owned = stripForBanner(ownedItems(choice));
  const ownMount = owned.carried.find(({ wargear }) => wargear.mount !== null)?.wargear ?? null;
  const riding = settleRiding(data, card, steps, ownMount, request);
  const kit = onItsFeet(owned, ownMount, riding, request, steps);
  const pickedUp = pickUp(data, card, steps, kit, request.pickedUp ?? []);

  const ignoresBow = riding.mounted && steps.some((step) => step.ignoresBowWhileMounted === true);
  const specialRules = withWargearRules(data, innate, pickedUp.kit);
  const findings = [
    ...judgeChoice(choice),
    ...optionsWithoutEffect(choice, { kit, mounted: riding.mounted, ignoresBow }),
    ...riding.findings,
    ...pickedUp.findings,
    ...judgePassenger(data, card, steps, riding, request.passenger),
  ];
  const reckoning = reckon(data, card, pickedUp.kit, ignoresBow, specialRules);
  const carries = categoriesOf(pickedUp.kit.carried);
  const parts = { choice, findings, riding, kit: pickedUp.kit, carries, specialRules, ...reckoning };
  return { card, choice, carries, report: reportOf(parts) };
}

function onItsFeet(
  owned: Kit,
  ownMount: Wargear | null,
  { mounted, mount }: Riding,
  request: ProfileRequest,
  steps: ReturnType<typeof stepsOf>,
): Kit {
  if (ownMount === null || (mounted && mount?.id === ownMount.id)) return owned;
  if (mounted) return leaveMount(owned);
  return leaveOnMount(leaveMount(owned), steps, request.keeps ?? 'shield');
}

function withWargearRules(data: RulebookData, innate: readonly string[], kit: Kit): readonly string[] {
  const brought = kit.carried.flatMap(({ wargear }) => data.rulesOfWargear.get(wargear.id) ?? []);
  return [...new Set([...innate, ...brought])];
}

interface Parts extends Pick<ProfileReport, 'profile' | 'changes' | 'specialRules'>, Pick<Model, 'choice' | 'carries'> {
  readonly findings: readonly StrategyFinding[];
  readonly riding: Riding;
  readonly kit: Kit;
}

function reportOf({ choice, findings, riding, kit, carries, profile, changes, specialRules }: Parts): ProfileReport {
  const { unit } = choice.card;
  const { mount, mounted } = riding;
  const options = choice.chosen.map(({ id, offer }) => ({ item: id, points: offer?.option.points ?? 0 }));
  const pointsBreakdown = [{ item: unit.id, points: unit.points }, ...options];
  return Object.freeze({
    unit: unit.id,
    name: unit.name,
    variant: choice.variant?.id ?? null,
    legal: findings.every((finding) => finding.severity !== 'error'),
    findings,
    points: pointsBreakdown.reduce((sum, item) => sum + item.points, 0),
    pointsBreakdown,
    profile,
    heroic: unit.heroic,
    move: mounted && mount !== null ? mount.move : unit.move,
    mount: mounted ? mount : null,
    mounted,
    mayShield: carries.has('shield') && !mounted,
    wargear: kit.carried.map(({ wargear }) => wargear.id).sort(),
    withoutWargear: kit.lost.map(({ item }) => item.wargear.id).sort(),
    changes,
    specialRules,
    magicalPowers: unit.magicalPowers,
    groups: [...unit.groups, ...(choice.variant?.groups ?? [])],
  });
}
