import type { FigureQuestion, FigureReport } from '../../../../rules/fellowship/figure/figure-report.js';
import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import { FlagField, IdField, ListField, NumberField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, wholeNumber } from '../../../shared/fields/values.js';
import type { QuestionDoor } from '../../../shared/operations/question-door.js';
import { absent } from '../../views/words.js';
import { AskedView, ChangeView } from '../operation.fields.js';
import { ability, FigureFields } from './figure.fields.js';

export const MOST_GROUPED = 50;

@InputShape('FellowshipFigureInput', 'A figure whose targets are asked for.')
export class FigureInput extends FigureFields implements FigureQuestion {
  @IdField({ names: 'race', description: 'Movement entry, for its rate.', ...absent, example: 'good-men' }) readonly race!: string | null;
  @NumberField({ description: 'Or a normal rate of its own, in centimetres.', min: 0, max: 1000, ...absent }) readonly rate!: number | null;
  @FlagField({ description: 'With a rate of its own: it sees well at night.', ...absent }) readonly nightVision!: boolean | null;
  @FlagField({ description: 'It is night.', default: false }) readonly night!: boolean;
  @ListField(wholeNumber(ability), { description: 'Ability values of others that fight as one with it (FS-CORE-005).', max: MOST_GROUPED, default: [] }) readonly grouped!: readonly number[];
  @NumberField({ description: 'Centimetres to the nearest enemy, for its frenzy.', min: 0, max: 1000, ...absent }) readonly enemyAt!: number | null;
}

@OutputShape('FellowshipHeroPointSource', 'Where hero points come from.')
export class HeroPointSourceView {
  @TextField({ description: 'The mark or training.', example: 'captain' }) readonly because!: string;
  @WholeNumberField({ description: 'Points.' }) readonly points!: number;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('FellowshipFigureReport', 'Every target that follows from one ability value. A roll of the target or less succeeds.')
export class FigureReportView extends AskedView implements FigureReport {
  @WholeNumberField({ description: 'After flat changes; not kept within 100.' }) readonly ability!: number;
  @WholeNumberField({ description: 'Target of its attacks.' }) readonly attackTarget!: number;
  @WholeNumberField({ description: 'Attacks of one set.' }) readonly attacks!: number;
  @WholeNumberField({ description: 'Target of wound recovery.' }) readonly recoveryTarget!: number;
  @WholeNumberField({ description: 'Recovery rolls that cost nothing.' }) readonly recoveryRolls!: number;
  @TextField({ description: 'What gives the second of them; null without one.', nullable: true }) readonly shieldedBy!: string | null;
  @WholeNumberField({ description: 'Target of a recovery roll for a hero point.' }) readonly heroPointTarget!: number;
  @WholeNumberField({ description: 'Target of ordinary checks.' }) readonly checkTarget!: number;
  @WholeNumberField({ description: 'Target of saves against spells.' }) readonly spellSave!: number;
  @WholeNumberField({ description: 'Target of recovery from Lightning.' }) readonly lightningRecovery!: number;
  @WholeNumberField({ description: 'Target of manoeuvres.' }) readonly manoeuvre!: number;
  @WholeNumberField({ description: 'Hero points by its marks.' }) readonly heroPoints!: number;
  @ListField(object(() => HeroPointSourceView), { description: 'Where they come from.' }) readonly heroPointsFrom!: readonly HeroPointSourceView[];
  @NumberField({ description: 'Normal rate in centimetres; null where nobody said who moves.', nullable: true }) readonly movement!: number | null;
  @FlagField({ description: 'It may attack.' }) readonly mayAttack!: boolean;
  @TextField({ description: 'Why not; null where it may.', nullable: true }) readonly heldBackBy!: string | null;
  @WholeNumberField({ description: 'Reach of shared heroic actions in centimetres; null for no commander.', nullable: true }) readonly commandRadius!: number | null;
  @FlagField({ description: 'It has a zone of control.' }) readonly zoneOfControl!: boolean;
  @FlagField({ description: 'It ignores those of others.' }) readonly ignoresZones!: boolean;
  @FlagField({ description: 'It sees the shadow realm.' }) readonly seesShadow!: boolean;
  @FlagField({ description: 'It strikes there.' }) readonly strikesInShadow!: boolean;
  @FlagField({ description: 'A figure can knock it prone.' }) readonly canBeKnockedProne!: boolean;
  @FlagField({ description: 'An enemy is near enough for its frenzy, so that it must charge in 4a; null where no distance is told.', nullable: true }) readonly frenzied!: boolean | null;
  @WholeNumberField({ description: 'Sum of the values of its group; null without one.', nullable: true }) readonly groupTotal!: number | null;
  @WholeNumberField({ description: 'The sum as a target; null above 100, where the page is lost.', nullable: true }) readonly groupTarget!: number | null;
  @ListField(object(() => ChangeView), { description: 'Every change, in order.' }) readonly changes!: readonly ChangeView[];
}

export const FIGURE_DOOR: QuestionDoor<Fellowship> = {
  path: 'figure', field: 'figure', summary: 'Work out a figure',
  description: 'One ability value with rank, skills, abilities, spells and shield to every target: attack, recovery, checks, saves, hero points and movement, with each change and its rule.',
  input: FigureInput, view: FigureReportView, question: (book) => book.figure,
};
