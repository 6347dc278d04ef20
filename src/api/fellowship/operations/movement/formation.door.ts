import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import { FORMATION_MOVES, FORMS, type Form, type FormationFigure, type FormationLeader, type FormationMove, type FormationRequest } from '../../../../rules/fellowship/formation/formation.js';
import { ChoiceField, FlagField, IdField, ListField, NumberField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object, wholeNumber } from '../../../shared/fields/values.js';
import type { QuestionDoor } from '../../../shared/operations/question-door.js';
import { absent, cm } from '../../views/words.js';
import { MOST_TRAITS } from '../figures/figure.fields.js';
import { AskedView, ObjectionView } from '../operation.fields.js';

export const MOST_LOOSE_FIGURES = 100;
const files = { min: 1, max: 1000 } as const;

@InputShape('FellowshipFormationFigureInput', 'A loose figure that would join.')
export class FormationFigureInput implements FormationFigure {
  @NumberField({ description: 'Centimetres to the core.', ...cm }) readonly distance!: number;
  @FlagField({ description: 'Of the same company.', default: true }) readonly sameCompany!: boolean;
}

@InputShape('FellowshipFormationLeaderInput', 'A commander who would move the whole formation (FS-FORM-004).')
export class FormationLeaderInput implements FormationLeader {
  @FlagField({ description: 'He stands in the ranks.', default: false }) readonly inside!: boolean;
  @ListField(id({ names: 'ability' }), { description: 'Special abilities.', max: MOST_TRAITS, default: [] }) readonly abilities!: readonly string[];
  @NumberField({ description: 'Centimetres to the nearest figure of the formation.', ...cm, ...absent }) readonly distance!: number | null;
}

@InputShape('FellowshipFormationInput', 'A close order formation (FS-FORM-001 to 006).', { example: { race: 'good-men', form: 'double-line', abreast: 6, deep: 2 } })
export class FormationInput implements FormationRequest {
  @IdField({ names: 'race', description: 'Movement entry of its figures.', ...absent, example: 'good-men' }) readonly race!: string | null;
  @NumberField({ description: 'Or their normal rate, in centimetres.', ...cm, ...absent }) readonly rate!: number | null;
  @FlagField({ description: 'With a rate of their own: they see well at night.', ...absent }) readonly nightVision!: boolean | null;
  @FlagField({ description: 'It is night.', default: false }) readonly night!: boolean;
  @FlagField({ description: 'They are shielding.', default: false }) readonly shielding!: boolean;
  @ChoiceField(FORMS, { description: 'Form into this; null for a formation that stands.', ...absent }) readonly form!: Form | null;
  @WholeNumberField({ description: 'Movement rounds that a large block takes.', min: 1, max: 20, default: 1 }) readonly rounds!: number;
  @ChoiceField(FORMATION_MOVES, { description: 'How it moves.', default: 'forward' }) readonly move!: FormationMove;
  @FlagField({ description: 'The last move into contact, with impact by mass.', default: false }) readonly impactMass!: boolean;
  @WholeNumberField({ description: 'Figures abreast.', ...files, ...absent }) readonly abreast!: number | null;
  @WholeNumberField({ description: 'Figures deep.', ...files, ...absent }) readonly deep!: number | null;
  @IdField({ names: 'terrain', description: 'Ground that it enters.', ...absent }) readonly terrain!: string | null;
  @ListField(object(() => FormationFigureInput), { description: 'Loose figures that would join.', max: MOST_LOOSE_FIGURES, default: [] }) readonly figures!: readonly FormationFigureInput[];
  @WholeNumberField({ description: 'Number of this bound.', min: 1, max: 1000, default: 1 }) readonly bound!: number;
  @ObjectField(() => FormationLeaderInput, { description: 'A commander who spends a point.', ...absent }) readonly leader!: FormationLeaderInput | null;
}

@OutputShape('FellowshipFormationReport', 'A formation worked out. Lengths are in centimetres.')
export class FormationReportView extends AskedView {
  @FlagField({ description: 'It is and stays in close order.' }) readonly formed!: boolean;
  @NumberField({ description: 'Its rate.' }) readonly rate!: number;
  @NumberField({ description: 'What is left to each figure after forming; null where it does not form.', nullable: true }) readonly leftAfterForming!: number | null;
  @NumberField({ description: 'How far it goes.' }) readonly move!: number;
  @FlagField({ description: 'It has impact by mass.' }) readonly impactMass!: boolean;
  @ListField(wholeNumber({ min: 0 }), { description: 'Places of the figures that join.' }) readonly joins!: readonly number[];
  @WholeNumberField({ description: 'Bound in which loose figures join; null where none do.', nullable: true }) readonly joinsIn!: number | null;
  @NumberField({ description: 'What breaking up costs.' }) readonly disbandCost!: number;
  @NumberField({ description: 'How far a hero point moves all of it; null where nobody can.', nullable: true }) readonly heroicMove!: number | null;
  @ListField(object(() => ObjectionView), { description: 'What speaks against it.' }) readonly objections!: readonly ObjectionView[];
}

export const FORMATION_DOOR: QuestionDoor<Fellowship> = {
  path: 'formation', field: 'formation', summary: 'Work out a formation', description: 'Forming, joining, moving and breaking up close order, impact by mass, and heroic moves of the whole.',
  input: FormationInput, view: FormationReportView, question: (book) => book.formation,
};
