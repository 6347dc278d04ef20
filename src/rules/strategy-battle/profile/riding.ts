import type { Fix } from '../../shared/finding.js';
import { fault, fix, type StrategyFinding } from '../findings.js';
import type { MountReport, ProfileRequest } from '../profile-report.js';
import type { Mount, Wargear } from '../reference.js';
import type { RulebookData } from '../rulebook-data.js';
import type { SpecialRuleSteps } from '../special-rules/special-rule-steps.js';
import { stepsOf } from '../special-rules/special-rules.js';
import type { UnitCard } from '../unit-card.js';

/** A model of this Strength neither rides nor is carried (SB-CAV-001). */
export const TOO_STRONG_TO_RIDE = 6;

/** What the model is on, or would be on if it were not on foot. */
export interface Riding {
  readonly mount: MountReport | null;
  readonly mounted: boolean;
  /** Behaviours of the mount's own special rules. */
  readonly mountSteps: readonly SpecialRuleSteps[];
  readonly findings: readonly StrategyFinding[];
}

type RidingRequest = Pick<ProfileRequest, 'mounted' | 'mount'>;

/** The mount asked for, else the model's own. A mount that it may not ride is a finding; it is ridden all the same. */
export function settleRiding(
  data: RulebookData,
  card: UnitCard,
  steps: readonly SpecialRuleSteps[],
  own: Wargear | null,
  request: RidingRequest,
): Riding {
  const asked = request.mount ?? null;
  const found = asked === null ? ownMount(own) : askedMount(data, card, steps, asked);
  const findings = found.refusal === null ? [] : [refusedMount(found.refusal, own, request)];
  if (request.mounted === true && found.mount === null && asked === null) findings.push(noMount(card));
  const mounted = found.mount !== null && request.mounted !== false;
  return { mount: found.mount, mounted, mountSteps: found.steps, findings };
}

interface Refusal {
  readonly rule: string;
  readonly message: string;
}

interface FoundMount {
  readonly mount: MountReport | null;
  readonly steps: readonly SpecialRuleSteps[];
  readonly refusal: Refusal | null;
}

function ownMount(own: Wargear | null): FoundMount {
  return { mount: own === null ? null : mountReport(own, own.mount), steps: [], refusal: null };
}

function askedMount(data: RulebookData, card: UnitCard, steps: readonly SpecialRuleSteps[], id: string): FoundMount {
  const unit = data.cards.get(id);
  if (unit !== undefined) return unitMount(card, unit);
  const wargear = data.index.wargear.get(id);
  const mount = wargear?.mount ?? null;
  if (wargear === undefined || mount === null) return { mount: null, steps: [], refusal: notAMount(wargear?.name ?? id) };
  return { mount: mountReport(wargear, mount), steps: [], refusal: looseMountRefusal(card, steps, wargear, mount) };
}

/** A unit that is ridden, by those whose entries name it (SB-SPEC-029). */
function unitMount(card: UnitCard, { unit }: UnitCard): FoundMount {
  const steps = stepsOf(unit.specialRules);
  const ridden = steps.find((step) => step.asMount?.ridden === true);
  if (ridden === undefined) return { mount: null, steps: [], refusal: notAMount(unit.name) };
  const mount: Mount = {
    profile: unit.profile,
    move: unit.move,
    monstrous: unit.profile.fight > 0 && unit.profile.attacks > 0,
    flies: steps.some((step) => step.asMount?.flies === true),
    carriesPassenger: steps.some((step) => step.asMount?.carriesPassenger === true),
  };
  const may = card.unit.mayRide.includes(unit.id);
  const refusal = may ? null : { rule: ridden.rule, message: `${card.unit.name} is not one of those who may ride ${unit.name}.` };
  return { mount: mountReport(unit, mount), steps, refusal: refusal ?? tooStrong(card) };
}

/** A mount found without a rider: for races that ride its kind, and for units that could have bought it (SB-CAV-001). */
function looseMountRefusal(card: UnitCard, steps: readonly SpecialRuleSteps[], wargear: Wargear, mount: Mount): Refusal | null {
  const { unit, race, offers, baseIds } = card;
  if (baseIds.has(wargear.id)) return null;
  for (const step of steps) {
    const message = step.refusesLooseMount?.(mount) ?? null;
    if (message !== null) return { rule: step.rule, message: `${unit.name} cannot mount a loose ${wargear.name}. ${message}` };
  }
  if (race.rides.includes(wargear.id) || offers.has(wargear.id)) return tooStrong(card);
  return { rule: 'SB-CAV-001', message: `${unit.name} cannot ride: ${wargear.name}.` };
}

function tooStrong({ unit }: UnitCard): Refusal | null {
  if (unit.profile.strength < TOO_STRONG_TO_RIDE) return null;
  const message = `${unit.name} has Strength ${unit.profile.strength}; models of ${TOO_STRONG_TO_RIDE} or more do not ride.`;
  return { rule: 'SB-CAV-001', message };
}

function notAMount(name: string): Refusal {
  return { rule: 'SB-CAV-001', message: `This is not a mount: ${name}.` };
}

function refusedMount({ rule, message }: Refusal, own: Wargear | null, request: RidingRequest): StrategyFinding {
  const onFoot = request.mounted === true && own === null ? [{ op: 'add' as const, path: '/mounted', value: false }] : [];
  const fixes: Fix[] = [fix('Leave this mount.', [{ op: 'add', path: '/mount', value: null }, ...onFoot])];
  return fault('mount-not-allowed', { pointer: '/mount', rule, message, fixes });
}

function noMount({ unit }: UnitCard): StrategyFinding {
  return fault('mount-not-allowed', {
    pointer: '/mounted',
    rule: 'SB-CAV-001',
    message: `${unit.name} has no mount to sit on.`,
    fixes: [fix('Let the model stand on foot.', [{ op: 'add', path: '/mounted', value: false }])],
  });
}

function mountReport(from: { readonly id: string; readonly name: string }, mount: Mount | null): MountReport | null {
  return mount === null ? null : { id: from.id, name: from.name, ...mount };
}
