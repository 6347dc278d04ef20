import { ATTACK_PHASES, EXCEPTIONAL_EFFECTS, IMPACTS, WAYS, type AttackerRequest, type AttackPhase, type AttackRequest, type TargetRequest, type Way } from '../../../../rules/fellowship/attack/attack-types.js';
import { MOST_POINTS } from '../../../../rules/fellowship/figure/hero-points.js';
import { ChoiceField, FlagField, ListField, NumberField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { choice, object, wholeNumber } from '../../../shared/fields/values.js';
import { DiceFields } from '../../../shared/operations/operation.fields.js';
import { absent, cm } from '../../views/words.js';
import { ability, FigureFields } from '../figures/figure.fields.js';
import { MOST_GROUPED } from '../figures/figure.door.js';

/** Most attacks of one set, like targets in a row, and further targets. */
export const MOST_ATTACKS = 10;
export const MOST_LIKE_TARGETS = 10;
export const MOST_OTHERS = 10;

/** A figure that fights. */
export class FighterFields extends FigureFields {
  @WholeNumberField({ description: 'Attacks of one set, before Veteran and Swiftness add to them.', min: 0, max: MOST_ATTACKS, default: 1 }) readonly attacks!: number;
  @WholeNumberField({ description: 'Hero points that it spends on Wound Recovery.', min: 0, max: MOST_POINTS, default: 0 }) readonly heroPoints!: number;
}

@InputShape('FellowshipAttackerInput', 'A figure that attacks.')
export class AttackerInput extends FighterFields implements AttackerRequest {
  @ListField(choice(ATTACK_PHASES), { description: 'Heroic phases in which it buys a full set of attacks.', max: ATTACK_PHASES.length, default: [] }) readonly heroicPhases!: readonly AttackPhase[];
  @ChoiceField(IMPACTS, { description: 'It charges with impact by speed or by mass (FS-IMPACT-001).', ...absent }) readonly impact!: (typeof IMPACTS)[number] | null;
  @FlagField({ description: 'An enemy is near enough for its frenzy.', default: true }) readonly frenzied!: boolean;
  @FlagField({ description: 'Its weapon strikes into the shadow realm.', default: false }) readonly shadowWeapon!: boolean;
  @ListField(wholeNumber(ability), { description: 'Ability values of others that fight as one with it (FS-CORE-005).', max: MOST_GROUPED, default: [] }) readonly grouped!: readonly number[];
  @WholeNumberField({ description: 'Attack dice up to this face are exceptional hits; only Stomp brings its own.', min: 0, max: 100, ...absent }) readonly exceptionalTo!: number | null;
}

@InputShape('FellowshipTargetInput', 'A figure that is attacked.')
export class TargetInput extends FighterFields implements TargetRequest {
  @WholeNumberField({ description: 'Like figures in a row.', min: 1, max: MOST_LIKE_TARGETS, default: 1 }) readonly count!: number;
  @NumberField({ description: 'Of fiery breath: centimetres to the point aimed at.', ...cm, ...absent }) readonly distance!: number | null;
}

@InputShape('FellowshipAttackInput', 'An attack of one figure, in every phase in which it makes one.', { example: { attacker: { ability: 60, abilities: ['smite'] }, target: { ability: 50, abilities: ['toughness'] } } })
export class AttackInput extends DiceFields implements AttackRequest {
  @ObjectField(() => AttackerInput, { description: 'Who attacks.' }) readonly attacker!: AttackerInput;
  @ObjectField(() => TargetInput, { description: 'Who is attacked; without one only hits are rolled.', ...absent }) readonly target!: TargetInput | null;
  @ListField(object(() => TargetInput), { description: 'Further targets, in the order in which they are attacked.', max: MOST_OTHERS, default: [] }) readonly others!: readonly TargetInput[];
  @ObjectField(() => TargetInput, { description: 'A supporter behind the target, for Thrust.', ...absent }) readonly supporter!: TargetInput | null;
  @ChoiceField(WAYS, { description: 'How; usual is a sweep where the attacker can and several targets stand, else blow by blow.', default: 'usual' }) readonly way!: Way;
  @FlagField({ description: 'Whoever still stands strikes back, phase by phase (FS-SEQ-005).', default: false }) readonly reply!: boolean;
  @ChoiceField(EXCEPTIONAL_EFFECTS, { description: 'What an exceptional hit does: its page is lost.', default: 'report' }) readonly exceptional!: (typeof EXCEPTIONAL_EFFECTS)[number];
  @FlagField({ description: 'A halving binds the rolls for hero points too (FS-HERO-014).', default: false }) readonly halvedRerolls!: boolean;
  @ChoiceField(['kill', 'always'], { description: 'When a charge goes on (FS-IMPACT-002).', default: 'kill' }) readonly chargesOn!: 'kill' | 'always';
}
