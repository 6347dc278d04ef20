import { MOST_POINTS } from '../../../../rules/fellowship/figure/hero-points.js';
import { DOORS, MOST_ORDERS, MOST_SPELL_POINTS, type CasterRequest, type SpellRequest } from '../../../../rules/fellowship/spells/spell-types.js';
import { MOST_FIGURES } from '../../../../rules/fellowship/checks/check-types.js';
import { ChoiceField, FlagField, IdField, ListField, NumberField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object } from '../../../shared/fields/values.js';
import { DiceFields } from '../../../shared/operations/operation.fields.js';
import { absent, cm } from '../../views/words.js';
import { FigureFields, MOST_TRAITS } from '../figures/figure.fields.js';

/** Most trees of a wood that may burn, and how far apart they may lie in centimetres. */
export const MOST_TREES = 200;
const FARTHEST = 10_000;

@InputShape('FellowshipSpellVictimInput', 'A figure that a spell may touch.')
export class SpellVictimInput extends FigureFields {}

@InputShape('FellowshipTreeInput', 'A tree, by its place in centimetres.')
export class TreeInput {
  @NumberField({ description: 'Across.', min: -FARTHEST, max: FARTHEST }) readonly x!: number;
  @NumberField({ description: 'Along.', min: -FARTHEST, max: FARTHEST }) readonly y!: number;
}

@InputShape('FellowshipCasterInput', 'Who casts, and what he has at hand.')
export class CasterInput implements CasterRequest {
  @WholeNumberField({ description: 'Spell points left.', min: 0, max: MOST_SPELL_POINTS, default: 0 }) readonly spellPoints!: number;
  @WholeNumberField({ description: 'Hero points, for the Spell Casting ability.', min: 0, max: MOST_POINTS, default: 0 }) readonly heroPoints!: number;
  @ListField(id({ names: 'ability' }), { description: 'Special abilities.', max: MOST_TRAITS, default: [] }) readonly abilities!: readonly string[];
  @FlagField({ description: 'In close combat.', default: false }) readonly engaged!: boolean;
  @FlagField({ description: 'He has moved in this bound.', default: false }) readonly moved!: boolean;
  @FlagField({ description: 'There is a flame beside him.', default: false }) readonly fireSource!: boolean;
  @NumberField({ description: 'Centimetres to the wood that is to burn.', ...cm, ...absent }) readonly woodAt!: number | null;
  @FlagField({ description: 'He touches the door.', default: false }) readonly touching!: boolean;
  @ChoiceField(DOORS, { description: 'What the door is made of.', ...absent }) readonly door!: (typeof DOORS)[number] | null;
  @FlagField({ description: 'He keeps Obscure up from the bound before.', default: false }) readonly renewing!: boolean;
}

@InputShape('FellowshipSpellSaveInput', 'A spell and those whom it may touch.', { example: { spell: 'confusion', figure: { ability: 50 }, count: 4 } })
export class SpellSaveInput extends DiceFields implements SpellRequest {
  @IdField({ names: 'spell', description: 'Id of the spell.', example: 'confusion' }) readonly spell!: string;
  @ObjectField(() => SpellVictimInput, { description: 'One of those whom it may touch.', ...absent }) readonly figure!: SpellVictimInput | null;
  @WholeNumberField({ description: 'Like figures, or companies.', min: 1, max: MOST_FIGURES, default: 1 }) readonly count!: number;
  @NumberField({ description: 'Centimetres from the caster, or from what burns.', ...cm, ...absent }) readonly distance!: number | null;
  @WholeNumberField({ description: 'Orders given under Control.', min: 1, max: MOST_ORDERS, default: 1 }) readonly orders!: number;
  @WholeNumberField({ description: 'Target of a company that rallies: its page is lost.', min: 0, max: 200, ...absent }) readonly recoveryTarget!: number | null;
  @FlagField({ description: 'The company is under an adverse morale result.', default: true }) readonly shaken!: boolean;
  @WholeNumberField({ description: 'Hero points of each figure: one for each further roll to recover from the wound of Fire or Lightning, one for Negate; under Control one for each order that it obeys, and not counted where there are none.', min: 0, max: MOST_POINTS, default: 0 }) readonly heroPoints!: number;
  @FlagField({ description: 'A hero point cancels the effect (FS-HERO-012).', default: false }) readonly negate!: boolean;
  @FlagField({ description: 'A halving binds the rolls for hero points too (FS-HERO-014).', default: false }) readonly halvedRerolls!: boolean;
  @ListField(object(() => TreeInput), { description: 'Trees that may burn, the first one lit (FS-SPELL-018).', max: MOST_TREES, default: [] }) readonly trees!: readonly TreeInput[];
  @ObjectField(() => CasterInput, { description: 'The caster, to know whether and at what price it is cast.', ...absent }) readonly caster!: CasterInput | null;
}
