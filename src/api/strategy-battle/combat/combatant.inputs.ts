import { FATE_POLICIES, MIGHT_POLICIES, PARTS, type Combatant, type FatePolicy, type GivenProfile, type MightPolicy, type Part, type Supports, type TargetChoice } from '../../../rules/strategy-battle/combat/combatant.js';
import type { Side } from '../../../rules/strategy-battle/reference.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { InputShape } from '../../shared/fields/shape-decorators.js';
import { id, object } from '../../shared/fields/values.js';
import { MOST_ITEMS } from '../profiles/profile.inputs.js';
import { SIDES } from '../views/words.js';

/** Bounds of a combatant in a request. */
export const MOST_MODELS = 100;
export const MOST_TARGETS = 100;
export const HIGHEST_CHARACTERISTIC = 10;
export const MOST_ATTACKS = 100;
export const MOST_POINTS = 100;
export const MOST_WOUNDS = 100;
const absent = { optional: true, nullable: true } as const;
const unsaid = { optional: true } as const;

@InputShape('StrategyBattleGivenProfileInput', 'The characteristics of a model that the catalogue lacks.')
export class GivenProfileInput implements GivenProfile {
  @WholeNumberField({ description: 'Fight.', min: 0, max: HIGHEST_CHARACTERISTIC, example: 3 }) readonly fight!: number;
  @WholeNumberField({ description: 'Lowest die that hits when shooting; null or absent for none.', min: 2, max: 6, ...absent }) readonly shoot!: number | null;
  @WholeNumberField({ description: 'Strength.', min: 1, max: HIGHEST_CHARACTERISTIC, example: 3 }) readonly strength!: number;
  @WholeNumberField({ description: 'Defence.', min: 1, max: HIGHEST_CHARACTERISTIC, example: 5 }) readonly defence!: number;
  @WholeNumberField({ description: 'Attacks.', min: 0, max: MOST_ATTACKS, example: 1 }) readonly attacks!: number;
  @WholeNumberField({ description: 'Wounds.', min: 1, max: MOST_WOUNDS, example: 1 }) readonly wounds!: number;
  @WholeNumberField({ description: 'Courage.', min: 0, max: HIGHEST_CHARACTERISTIC, example: 2 }) readonly courage!: number;
}

@InputShape('StrategyBattleSupportsInput', 'Models that lend an Attack from behind (SB-WEAP-004, SB-WEAP-018), for each model of the combatant.')
export class SupportsInput implements Supports {
  @WholeNumberField({ description: 'Spears.', min: 0, max: MOST_MODELS, default: 0 }) readonly spears!: number;
  @WholeNumberField({ description: 'Pikes.', min: 0, max: MOST_MODELS, default: 0 }) readonly pikes!: number;
}

@InputShape('StrategyBattleSpendInput', 'What is spent of the stores.')
export class SpendInput {
  @ChoiceField(MIGHT_POLICIES, { description: 'Might: to lift the own roll (`to-win`), rolls to wound, both in turn, or nothing.', default: 'none' }) readonly might!: MightPolicy;
  @ChoiceField(FATE_POLICIES, { description: 'Fate: for every Wound until one roll succeeds, or never. `none` where nothing is said, and `always` in the operation `fate`.', ...unsaid }) readonly fate?: FatePolicy;
}

@InputShape('StrategyBattleTargetInput', 'A victim by preference.')
export class TargetInput implements TargetChoice {
  @WholeNumberField({ description: 'Place of the combatant in its side, from 0.', min: 0, max: MOST_MODELS }) readonly combatant!: number;
  @WholeNumberField({ description: 'Which of its models, from 0.', min: 0, max: MOST_MODELS, default: 0 }) readonly model!: number;
  @ChoiceField(PARTS, { description: 'Part of the model; `rider` also for a model on foot.', default: 'rider' }) readonly part!: Part;
}

@InputShape('StrategyBattleCombatantInput', 'One model, or several like ones: by `unit` with its options, or by `profile`. The state and the choices may all be left out.')
export class CombatantInput implements Combatant {
  @IdField({ names: 'unit', description: 'Id of the unit.', example: 'orc-warrior', ...absent }) readonly unit!: string | null;
  @IdField({ names: 'variant', description: 'Id of the variant.', ...absent }) readonly variant!: string | null;
  @ListField(id({ names: 'option' }), { description: 'Options bought.', max: MOST_ITEMS, default: [], example: ['spear'] }) readonly options!: readonly string[];
  @ObjectField(() => GivenProfileInput, { description: 'Characteristics of a model that the catalogue lacks.', ...absent }) readonly profile!: GivenProfileInput | null;
  @WholeNumberField({ description: 'How many such models.', min: 1, max: MOST_MODELS, default: 1 }) readonly count!: number;
  @ChoiceField(SIDES, { description: 'Its side where that is not the unit\'s own, or a model by profile.', ...absent }) readonly side!: Side | null;
  @IdField({ names: 'weapon', description: 'Wargear id of the carried weapon in use.', ...absent }) readonly weapon!: string | null;
  @FlagField({ description: 'Defends by shielding (SB-WEAP-015).', default: false }) readonly shielding!: boolean;
  @FlagField({ description: 'Charged, with the bonuses of a charge.', default: false }) readonly charged!: boolean;
  @ObjectField(() => SupportsInput, { description: 'Spears and pikes behind it, each of which lends an Attack; the models that carry them need not be listed.', ...unsaid }) readonly supports?: SupportsInput;
  @FlagField({ description: 'Lies on the ground.', default: false }) readonly onGround!: boolean;
  @FlagField({ description: 'Cannot back away if it loses (SB-TRAP-001).', default: false }) readonly trapped!: boolean;
  @FlagField({ description: 'Under an immobilising power (SB-MAGIC-005).', default: false }) readonly immobilised!: boolean;
  @FlagField({ description: 'false puts a rider on foot; mounted where nothing is said and there is a mount.', ...unsaid }) readonly mounted?: boolean;
  @IdField({ names: 'mount', description: 'A mount that is ridden but not bought, such as gwaihir.', ...absent }) readonly mount!: string | null;
  @ObjectField(() => CombatantInput, { description: 'Who sits behind the rider.', ...absent }) readonly passenger!: CombatantInput | null;
  @WholeNumberField({ description: 'Wounds left; all where nothing is said.', min: 1, max: MOST_WOUNDS, ...unsaid }) readonly wounds?: number;
  @WholeNumberField({ description: 'Might in hand; the full store with the turn\'s free points where nothing is said.', min: 0, max: MOST_POINTS, ...unsaid }) readonly might?: number;
  @WholeNumberField({ description: 'Will left in the store; the full store where nothing is said. The turn\'s free Will is not in it and comes on top.', min: 0, max: MOST_POINTS, ...unsaid }) readonly will?: number;
  @WholeNumberField({ description: 'Fate in hand; the full store where nothing is said.', min: 0, max: MOST_POINTS, ...unsaid }) readonly fate?: number;
  @ObjectField(() => SpendInput, { description: 'What is spent of the stores; nothing where nothing is said.', ...unsaid }) readonly spend?: SpendInput;
  @WholeNumberField({ description: 'Might committed in secret where both sides spend to win (SB-MIGHT-004).', min: 1, max: MOST_POINTS, ...absent }) readonly bid!: number | null;
  @WholeNumberField({ description: 'Points that one step of Might costs: 2 near Gríma (SB-SPEC-055).', min: 1, max: 2, default: 1 }) readonly mightCost!: number;
  @FlagField({ description: 'May not be struck or shot at; as the unit\'s rules say where nothing is said.', ...absent }) readonly protected!: boolean | null;
  @ListField(object(() => TargetInput), { description: 'Victims in order of preference.', max: MOST_TARGETS, ...unsaid }) readonly targets?: readonly TargetInput[];
  @FlagField({ description: 'Blows the horn as the fight begins (SB-SPEC-015).', default: false }) readonly horn!: boolean;
  @FlagField({ description: 'Strikes every enemy once instead of making its Attacks (SB-SPEC-036).', default: false }) readonly sweep!: boolean;
  @FlagField({ description: 'Only lends support: is not in the fight and can be struck by a sweep alone (SB-WEAP-004). Whoever it supports counts it in `supports`.', default: false }) readonly supporting!: boolean;
  @FlagField({ description: 'Wears the Ring (SB-SPEC-041).', default: false }) readonly wearsRing!: boolean;
  @IdField({ names: 'reason', description: 'Why it passes every Courage test, such as goblin-mastery.', ...absent }) readonly because!: string | null;
  @FlagField({ description: 'Partly hidden from the shooter or caster (SB-SPEC-003).', default: false }) readonly concealed!: boolean;
}
