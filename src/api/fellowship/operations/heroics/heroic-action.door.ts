import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import { MOST_FOLLOWERS, MOST_USES, type FollowerRequest, type HeroicRequest, type HeroicUse } from '../../../../rules/fellowship/heroics/heroic-types.js';
import { MOST_POINTS } from '../../../../rules/fellowship/figure/hero-points.js';
import { ChoiceField, FlagField, IdField, ListField, NumberField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, wholeNumber } from '../../../shared/fields/values.js';
import { DiceFields, OddsFields } from '../../../shared/operations/operation.fields.js';
import type { OperationDoor } from '../../../shared/operations/operation-door.js';
import type { ExpectationView } from '../../../shared/probability/expectation.view.js';
import { ChanceField, ChancesField, MeanField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { absent, cm } from '../../views/words.js';
import { MOST_ATTACKS } from '../combat/attack.inputs.js';
import { ability, FigureFields } from '../figures/figure.fields.js';
import { PlayedView } from '../operation.fields.js';

const CONTACTS = ['nobody', 'new-enemy', 'same-enemy'] as const;

@InputShape('FellowshipHeroInput', 'A figure with hero points.')
export class HeroInput extends FigureFields {}

@InputShape('FellowshipFollowerInput', 'A friend who would do the same (FS-CMDR-001).')
export class FollowerInput implements FollowerRequest {
  @NumberField({ description: 'Centimetres to the commander.', ...cm }) readonly distance!: number;
  @NumberField({ description: 'And after its move.', ...cm, ...absent }) readonly distanceAfter!: number | null;
  @IdField({ names: 'action', description: 'The action that it wants, if it is another.', ...absent }) readonly action!: string | null;
}

@InputShape('FellowshipHeroicUseInput', 'A hero point to be spent.')
export class HeroicUseInput implements HeroicUse {
  @IdField({ names: 'action', description: 'Heroic action, or mind-spell or fight-after-march.', example: 'extra-movement' }) readonly action!: string;
  @IdField({ names: 'phase', description: 'Code of the phase.', max: 8, ...absent, example: '4b' }) readonly phase!: string | null;
  @WholeNumberField({ description: 'Target of the roll that it repeats or doubles; the ability value where nothing is said.', ...ability, ...absent }) readonly target!: number | null;
  @FlagField({ description: 'The figure is in close combat; as the action asks where nothing is said.', optional: true }) readonly engaged?: boolean;
  @ChoiceField(CONTACTS, { description: 'Whom it contacts after its move.', default: 'nobody' }) readonly contacts!: (typeof CONTACTS)[number];
  @IdField({ names: 'spell', description: 'Mind spell that is paid for.', ...absent }) readonly spell!: string | null;
  @ListField(object(() => FollowerInput), { description: 'Friends who would do the same.', max: MOST_FOLLOWERS, default: [] }) readonly followers!: readonly FollowerInput[];
}

@InputShape('FellowshipHeroicActionInput', 'Hero points that a figure spends in a bound.', { example: { figure: { ability: 60 }, heroPoints: 2, uses: [{ action: 'extra-movement', phase: '4b' }, { action: 'wound-recovery' }] } })
export class HeroicActionInput extends DiceFields implements HeroicRequest {
  @ObjectField(() => HeroInput, { description: 'The figure.' }) readonly figure!: HeroInput;
  @WholeNumberField({ description: 'Hero points left.', min: 0, max: MOST_POINTS }) readonly heroPoints!: number;
  @WholeNumberField({ description: 'Heroic actions that Valour gives for nothing.', min: 0, max: MOST_POINTS, default: 0 }) readonly freeActions!: number;
  @NumberField({ description: 'Normal rate in centimetres.', ...cm, ...absent }) readonly rate!: number | null;
  @FlagField({ description: 'On difficult ground.', default: false }) readonly difficult!: boolean;
  @WholeNumberField({ description: 'Attacks of one set.', min: 0, max: MOST_ATTACKS, default: 1 }) readonly attacks!: number;
  @ListField(object(() => HeroicUseInput), { description: 'In the order of the bound.', min: 1, max: MOST_USES }) readonly uses!: readonly HeroicUseInput[];
}

class UseFields {
  @WholeNumberField({ description: 'Place in the request.' }) readonly index!: number;
  @IdField({ description: 'The action.' }) readonly action!: string;
  @TextField({ description: 'Code of the phase; null where none is named.', nullable: true }) readonly phase!: string | null;
  @NumberField({ description: 'Centimetres of the move that it gives; null for none.', nullable: true }) readonly move!: number | null;
  @WholeNumberField({ description: 'Attacks more.' }) readonly attacks!: number;
  @ListField(wholeNumber({ min: 0 }), { description: 'Places of the followers who act as well, for nothing.' }) readonly followers!: readonly number[];
  @IdField({ description: 'Row of the action.' }) readonly rule!: string;
}

@OutputShape('FellowshipHeroicUseOdds', 'One use of hero points.')
export class HeroicUseOddsView extends UseFields {
  @WholeNumberField({ description: 'Target of its first roll; null where nothing is rolled.', nullable: true }) readonly target!: number | null;
  @ChanceField('It succeeds.') readonly success!: ProbabilityView;
}

@OutputShape('FellowshipHeroicActionOdds', 'The exact chances of heroic actions.')
export class HeroicActionOddsView extends OddsFields {
  @ListField(object(() => HeroicUseOddsView), { description: 'Use by use.' }) readonly uses!: readonly HeroicUseOddsView[];
  @ChancesField('Place k: k points are left.') readonly pointsLeft!: readonly ProbabilityView[];
  @MeanField('Points left on average.') readonly expectedPointsLeft!: ExpectationView;
}

@OutputShape('FellowshipHeroicUseResult', 'One use of hero points as it was played.')
export class HeroicUseResultView extends UseFields {
  @FlagField({ description: 'It succeeded.' }) readonly success!: boolean;
}

@OutputShape('FellowshipHeroicActionResult', 'Heroic actions played once.')
export class HeroicActionResultView extends PlayedView {
  @ListField(object(() => HeroicUseResultView), { description: 'Use by use.' }) readonly uses!: readonly HeroicUseResultView[];
  @WholeNumberField({ description: 'Points left.' }) readonly pointsLeft!: number;
}

export const HEROIC_ACTION_DOOR: OperationDoor<Fellowship> = {
  path: 'heroic-action', field: 'heroicAction', noun: 'heroic actions', description: 'Hero points spent in the course of a bound, the rolls that they buy, and the friends who act with a commander.',
  input: HeroicActionInput, oddsView: HeroicActionOddsView, resultView: HeroicActionResultView, operation: (book) => book.heroicAction,
};
