import type { CombatReference } from '../combat-reference.js';
import { resolveModel, type Model } from '../model.js';
import { refuse } from '../refuse.js';
import { stepsOfModel } from '../tests/subject.js';
import { refuseFriend } from './friend.js';
import type { CourageRequest, TerrorSource } from './courage-types.js';

/** Why charging an enemy takes a test. */
export interface Terror {
  readonly rule: string;
  /** A mounted charger tests for his mount too (SB-MAGIC-026). */
  readonly mountsToo: boolean;
}

const RULES: Readonly<Record<TerrorSource, string>> = { 'terrifying-aura': 'SB-MAGIC-007', 'aura-of-dismay': 'SB-MAGIC-029', 'phial-of-galadriel': 'SB-S11-007' };
/** Whom the Phial dazes (SB-S03-006, SB-S11-007). */
const FEAR_THE_PHIAL: ReadonlySet<string> = new Set(['orc', 'giant-spider']);

/** What makes the enemy terrifying to the model; `null` where nothing does (SB-SPEC-022). */
export function terrorOf(reference: CombatReference, model: Model, { charging, terrorBy }: CourageRequest): Terror | null {
  const enemy = charging == null ? null : resolveModel(reference, charging, '/charging');
  if (enemy !== null) refuseFriend(model, enemy);
  const steps = enemy === null ? [] : stepsOfModel(enemy);
  if (terrorBy === 'terrifying-aura') refuseWithoutPower(reference, charging, terrorBy);
  const mountsToo = terrorBy === 'terrifying-aura' && steps.some((step) => step.frightensMounts === true);
  const own = steps.find((step) => step.causesTerror === true);
  if (mountsToo) return { rule: steps.find((step) => step.frightensMounts === true)?.rule ?? RULES[terrorBy], mountsToo };
  if (own !== undefined) return { rule: own.rule, mountsToo: false };
  if (terrorBy == null) return null;
  if (terrorBy === 'phial-of-galadriel' && model.unit !== null && !FEAR_THE_PHIAL.has(model.unit.race)) return null;
  return { rule: RULES[terrorBy], mountsToo: false };
}

/** @throws RuleError for an aura that the enemy does not have. */
function refuseWithoutPower(reference: CombatReference, charging: CourageRequest['charging'], power: TerrorSource): void {
  const unit = charging?.unit == null ? undefined : reference.units.get(charging.unit);
  if (unit === undefined || unit.magicalPowers.some(({ id }) => id === power)) return;
  refuse('/terrorBy', RULES[power], `${unit.name} has no such power: ${power}.`);
}
