import { nearOrAll } from '../../shared/near-matches.js';
import { RuleError } from '../../shared/rule-error.js';
import { counted } from '../findings.js';
import type { ProfileReport } from '../profile-report.js';
import type { Heroic, Profile, Stores, Unit, Wargear } from '../reference.js';
import type { CombatReference } from './combat-reference.js';
import type { Combatant } from './combatant.js';
import { refuseMisshapen } from './combatant-shape.js';
import { refusePassenger } from './passenger.js';
import { refuse, rejectUnknown } from './refuse.js';
import { pointsOf, refuseOverfull } from './stores-in-hand.js';

/** A combatant with its profile, wargear and rules worked out. */
export interface Model {
  readonly combatant: Combatant;
  /** JSON pointer of the combatant in the request. */
  readonly pointer: string;
  /** `null` for a model by profile. */
  readonly unit: Unit | null;
  readonly name: string;
  readonly profile: Profile;
  readonly wargear: readonly Wargear[];
  readonly specialRules: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly mounted: boolean;
  readonly mount: ProfileReport['mount'];
  readonly mayShield: boolean;
  readonly passenger: Model | null;
  /** Wounds left. */
  readonly wounds: number;
  /** Might and Fate in hand, the turn's free points included; Will as its store has it, since free Will is counted apart (SB-SPEC-010). */
  readonly points: Stores;
  readonly heroic: Heroic | null;
}

/**
 * Works a combatant out.
 * @throws RuleError for unknown ids, for wargear that the unit may not have, for more Wounds or points in hand than it can have, for riders on the ground and for who is not carried (`rule-violated`).
 */
export function resolveModel(reference: CombatReference, combatant: Combatant, pointer: string): Model {
  refuseMisshapen(combatant, pointer);
  const model = combatant.profile == null ? modelOfUnit(reference, combatant, pointer) : modelOfProfile(reference, combatant, pointer, combatant.profile);
  refuseOverfull(model);
  if (model.passenger !== null) refusePassenger(model, model.passenger);
  if (model.mounted && combatant.onGround === true) refuse(`${pointer}/onGround`, 'SB-CAV-007', `${model.name} is mounted, and cavalry does not lie down.`);
  if (model.wounds > model.profile.wounds) refuse(`${pointer}/wounds`, 'SB-FATE-002', `${model.name} has ${counted(model.profile.wounds, 'Wound', 'Wounds')} at most.`);
  return model;
}

function modelOfUnit(reference: CombatReference, combatant: Combatant, pointer: string): Model {
  const report = profileOf(reference, combatant, pointer);
  const unit = reference.units.get(report.unit) ?? null;
  return {
    combatant, pointer, unit, name: report.name, profile: report.profile,
    wargear: report.wargear.flatMap((id) => reference.wargear.get(id) ?? []),
    specialRules: new Set(report.specialRules), groups: new Set(report.groups),
    mounted: report.mounted, mount: report.mounted ? report.mount : null, mayShield: report.mayShield,
    passenger: combatant.passenger == null ? null : resolveModel(reference, { ...combatant.passenger, mounted: combatant.passenger.mounted ?? false }, `${pointer}/passenger`),
    wounds: combatant.wounds ?? report.profile.wounds, points: pointsOf(report.heroic, combatant), heroic: report.heroic,
  };
}

function modelOfProfile(reference: CombatReference, combatant: Combatant, pointer: string, given: NonNullable<Combatant['profile']>): Model {
  const options = combatant.options ?? [];
  options.forEach((id, at) => {
    if (!reference.wargear.has(id)) rejectUnknown({ pointer: `${pointer}/options/${at}`, code: 'unknown-option', id }, reference.wargear.keys());
  });
  const carried = [combatant.weapon ?? 'hand-weapon', ...options].flatMap((id) => reference.wargear.get(id) ?? []);
  return {
    combatant, pointer, unit: null, name: 'model', profile: { ...given, shoot: given.shoot ?? null }, wargear: carried,
    specialRules: new Set(), groups: new Set(), mounted: false, mount: null, mayShield: true, passenger: null,
    wounds: combatant.wounds ?? given.wounds, points: pointsOf(null, combatant), heroic: null,
  };
}

/** The profile of a combatant, with faults of its wargear as errors: combat has no illegal models. */
function profileOf(reference: CombatReference, combatant: Combatant, pointer: string): ProfileReport {
  const report = resolvedAt(reference, combatant, pointer);
  const faults = report.findings.filter((finding) => finding.severity === 'error');
  if (faults.length === 0) return report;
  const variants = reference.units.get(report.unit)?.variants.map(({ id }) => id) ?? [];
  throw new RuleError(faults.map(({ code, pointer: at, message: detail, rule }) => (
    code === 'variant-unknown'
      ? { pointer: `${pointer}${at}`, code: 'unknown-id', detail, suggestions: nearOrAll(combatant.variant ?? '', variants) }
      : { pointer: `${pointer}${at}`, code: 'rule-violated', detail, suggestions: code === 'variant-required' ? variants : [], rule: rule ?? undefined }
  )));
}

function resolvedAt(reference: CombatReference, combatant: Combatant, pointer: string): ProfileReport {
  try {
    return reference.resolveProfile({
      unit: combatant.unit ?? '', variant: combatant.variant ?? null, options: combatant.options ?? [], mounted: combatant.mounted,
      keeps: keepsBow(reference, combatant) ? 'bow' : undefined,
      mount: combatant.mount, passenger: combatant.passenger?.unit == null ? null : { unit: combatant.passenger.unit },
    });
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    throw new RuleError(error.problems.map((problem) => ({ ...problem, pointer: `${pointer}${problem.pointer}` })));
  }
}

/** An expert rider on foot takes his bow along where it is the weapon he names (SB-CAV-010, contract-combat 5). */
function keepsBow(reference: CombatReference, { weapon }: Combatant): boolean {
  return weapon != null && reference.wargear.get(weapon)?.category === 'bow';
}
