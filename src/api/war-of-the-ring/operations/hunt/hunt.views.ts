import { FATES } from '../../../../rules/war-of-the-ring/hunt/hunt-types.js';
import { TROOPS } from '../../../../rules/war-of-the-ring/strength/strength-types.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import type { ExpectationView } from '../../../shared/probability/expectation.view.js';
import { ChanceField, ChancesField, MeanField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { WarResultFields } from '../operation.fields.js';

@OutputShape('WarOfTheRingExpectedHits', 'Hits on average.')
export class ExpectedHitsView {
  @MeanField('Of red.') readonly red!: ExpectationView;
  @MeanField('Of blue.') readonly blue!: ExpectationView;
}

@OutputShape('WarOfTheRingBlueChances', 'What can become of a member of the party.')
export class BlueChancesView {
  @IdField({ description: 'Id of the character.' }) readonly character!: string;
  @WholeNumberField({ description: 'Strength in sixths.', min: 0, max: 6 }) readonly strength!: number;
  @ChanceField('Picked as a victim, once they are found.') readonly victim!: ProbabilityView;
  @ChanceField('Killed by the fate die, or left behind wounded, once they are found.') readonly killed!: ProbabilityView;
  @ChanceField('Wounded and not left behind, once they are found.') readonly wounded!: ProbabilityView;
  @ChanceField('By a face whose meaning is lost, once they are found.') readonly unknown!: ProbabilityView;
}

@OutputShape('WarOfTheRingRedChances', 'What can become of a red character.')
export class RedChancesView {
  @IdField({ description: 'Id of the character.' }) readonly character!: string;
  @WholeNumberField({ description: 'Strength in sixths.', min: 0, max: 6 }) readonly strength!: number;
  @ChanceField('Comes in time, once they are found.') readonly joins!: ProbabilityView;
  @ChanceField('Comes in time and is killed, once they are found.') readonly killed!: ProbabilityView;
}

@OutputShape('WarOfTheRingHuntOdds', 'The exact chances of a hunt. All but `found` and `foundAndHit` hold once the party is found.')
export class HuntOddsView extends OddsFields {
  @WholeNumberField({ description: 'Hunters.', min: 1 }) readonly hunters!: number;
  @ChanceField('One hunt finds the ring.') readonly chance!: ProbabilityView;
  @WholeNumberField({ description: 'Hunts.', min: 1 }) readonly hunts!: number;
  @ChanceField('Any of them does; 0 or 1 where it is known.') readonly found!: ProbabilityView;
  @ChancesField('So many characters join, once they are found. Place k is for k of them.') readonly joining!: readonly ProbabilityView[];
  @ChancesField('So many Nazgûl besides the Witch-king join, once they are found.') readonly joiningNazgul!: readonly ProbabilityView[];
  @ChoiceField(TROOPS, { description: 'Unit that fights; null for none.', nullable: true }) readonly unit!: string | null;
  @ChancesField('Hits of red, once the party is found.') readonly redHits!: readonly ProbabilityView[];
  @ChancesField('Hits of blue, once the party is found.') readonly blueHits!: readonly ProbabilityView[];
  @ChanceField('Found, and hit at least once: of the whole hunt.') readonly foundAndHit!: ProbabilityView;
  @ObjectField(() => ExpectedHitsView, { description: 'Hits on average, once the party is found.' }) readonly expectedHits!: ExpectedHitsView;
  @ListField(object(() => BlueChancesView), { description: 'The party, in the order given.' }) readonly blue!: readonly BlueChancesView[];
  @ListField(object(() => RedChancesView), { description: 'Witch-king, Nazgûl, heroes.' }) readonly red!: readonly RedChancesView[];
}

@OutputShape('WarOfTheRingHuntVictim', 'A member of the party who was hit.')
export class HuntVictimView {
  @IdField({ description: 'Id of the character.' }) readonly character!: string;
  @WholeNumberField({ description: 'Face of the fate die.', min: 1, max: 6 }) readonly face!: number;
  @ChoiceField(FATES, { description: 'What it means.' }) readonly fate!: string;
  @FlagField({ description: 'Wounded, left behind and killed (WR-HUNT-009).' }) readonly leftBehind!: boolean;
}

@OutputShape('WarOfTheRingBearer', 'Who bears the ring after the hunt.')
export class BearerView {
  @IdField({ description: 'Id; null for nobody.', nullable: true }) readonly character!: string | null;
  @FlagField({ description: 'It has passed on (WR-HUNT-010).' }) readonly changed!: boolean;
  @WholeNumberField({ description: 'His own corruption.', min: 0, nullable: true }) readonly corruption!: number | null;
}

@OutputShape('WarOfTheRingHuntResult', 'A hunt played once.')
export class HuntResultView extends WarResultFields {
  @WholeNumberField({ description: 'Hunters.', min: 1 }) readonly hunters!: number;
  @FlagField({ description: 'The party was found.' }) readonly found!: boolean;
  @ChoiceField(TROOPS, { description: 'Unit that fought; null for none.', nullable: true }) readonly unit!: string | null;
  @ListField(id(), { description: 'Red characters who came in time.' }) readonly participants!: readonly string[];
  @WholeNumberField({ description: 'Hits of red.', min: 0 }) readonly redHits!: number;
  @WholeNumberField({ description: 'Hits of blue.', min: 0 }) readonly blueHits!: number;
  @ListField(object(() => HuntVictimView), { description: 'Members of the party who were hit.' }) readonly victims!: readonly HuntVictimView[];
  @ListField(id(), { description: 'Red characters killed.' }) readonly slain!: readonly string[];
  @FlagField({ description: 'The party flees.' }) readonly flees!: boolean;
  @ListField(id(), { description: 'Who is left of the party.' }) readonly remaining!: readonly string[];
  @ObjectField(() => BearerView, { description: 'The bearer.' }) readonly bearer!: BearerView;
}
