import { MOST_ABILITY, RANKS, SCOUTING_SHOTS, SHIELDS, type FigureRequest, type Rank, type Shield } from '../../../../rules/fellowship/figure/figure-request.js';
import type { Side } from '../../../../rules/fellowship/reference.js';
import { ChoiceField, FlagField, ListField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { id } from '../../../shared/fields/values.js';
import { absent, SIDE_WORDS } from '../../views/words.js';

export const MOST_TRAITS = 30;
const traits = { max: MOST_TRAITS, default: [] };
/** An ability value as it is marked on a base. */
export const ability = { min: 0, max: MOST_ABILITY } as const;

/** What is true of a figure besides its ability value. */
export class ConditionFields {
  @ChoiceField(SIDE_WORDS, { description: 'Its side; Darkness, Starlight and Shadow Walk ask for it.', ...absent }) readonly side!: Side | null;
  @ListField(id({ names: 'ability' }), { description: 'Special abilities.', ...traits }) readonly abilities!: readonly string[];
  @ListField(id({ names: 'ability' }), { description: 'Special abilities of a weapon or item in use (FS-ABIL-028).', ...traits }) readonly using!: readonly string[];
  @ListField(id({ names: 'skill' }), { description: 'Training skills.', ...traits }) readonly skills!: readonly string[];
  @ListField(id({ names: 'spell' }), { description: 'Spells in force on it, in the order cast.', ...traits }) readonly spells!: readonly string[];
  @ChoiceField(SHIELDS, { description: 'The shield that it carries.', default: 'none' }) readonly shield!: Shield;
  @FlagField({ description: 'It has declared shielding (FS-SHLD-001).', default: false }) readonly shielding!: boolean;
}

/** A figure: one ability value, how it is marked, and what is true of it. */
export class FigureFields extends ConditionFields implements FigureRequest {
  @WholeNumberField({ description: 'Ability value.', ...ability, example: 55 }) readonly ability!: number;
  @ChoiceField(RANKS, { description: 'Ring round its base (FS-HERO-001).', default: 'none' }) readonly rank!: Rank;
  @FlagField({ description: 'Ability value in red.', default: false }) readonly red!: boolean;
  @WholeNumberField({ description: 'Red number beside the ability value.', min: 2, max: 10, ...absent }) readonly redNumber!: number | null;
  @FlagField({ description: 'In woods.', default: false }) readonly inWoods!: boolean;
  @FlagField({ description: 'It has made a forced march in this bound.', default: false }) readonly forcedMarched!: boolean;
  @FlagField({ description: 'It rests after a forced march.', default: false }) readonly fatigued!: boolean;
  @FlagField({ description: 'It runs in terror.', default: false }) readonly fleeing!: boolean;
  @FlagField({ description: "The ability value has the scout's penalty in it already (FS-SCOUT-006).", default: false }) readonly scoutReduced!: boolean;
  @ChoiceField(SCOUTING_SHOTS, { description: 'A scout that shoots and goes on scouting.', ...absent }) readonly scouting!: (typeof SCOUTING_SHOTS)[number] | null;
  @FlagField({ description: 'First assault on the enemy that scouts have pointed out (FS-SCOUT-004).', default: false }) readonly tactician!: boolean;
}
