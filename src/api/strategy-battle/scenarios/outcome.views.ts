import type { Outcome, SideCount } from '../../../rules/strategy-battle/scenario/outcome/outcome-types.js';
import { RESULTS, type Result } from '../../../rules/strategy-battle/scenario/objectives.js';
import type { Side } from '../../../rules/strategy-battle/reference.js';
import { ChoiceField, FlagField, ListField, ObjectField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { id, text } from '../../shared/fields/values.js';
import { VersionsView } from '../../shared/versions/versions.view.js';
import { SIDES } from '../views/words.js';

@OutputShape('StrategyBattleOutcomeSide', 'The figures of one side that decided.')
export class SideCountView implements SideCount {
  @WholeNumberField({ description: 'Models at the start.' }) readonly starting!: number;
  @WholeNumberField({ description: 'Models not lost: on the table or in reserve.' }) readonly left!: number;
  @WholeNumberField({ description: 'Models slain or fled.' }) readonly casualties!: number;
  @WholeNumberField({ description: 'Models that left the table otherwise.' }) readonly exited!: number;
}

@OutputShape('StrategyBattleOutcomeSides', 'The figures of both sides.')
export class SideCountsView {
  @ObjectField(() => SideCountView, { description: 'Good.' }) readonly good!: SideCountView;
  @ObjectField(() => SideCountView, { description: 'Evil.' }) readonly evil!: SideCountView;
}

@OutputShape('StrategyBattleCapturedBanners', 'Banners that the winner takes.')
export class CapturedBannersView {
  @ChoiceField(SIDES, { description: 'Who takes them.' }) readonly by!: Side;
  @WholeNumberField({ description: 'How many.' }) readonly count!: number;
}

@OutputShape('StrategyBattleScenarioOutcome', 'How a game stands.')
export class OutcomeView implements Outcome {
  @FlagField({ description: 'The game is over.' }) readonly over!: boolean;
  @ChoiceField([...SIDES, 'draw'], { description: 'Who has won it; null while it goes on.', nullable: true }) readonly winner!: Side | 'draw' | null;
  @ChoiceField(RESULTS, { description: 'How well; null while it goes on. Only some scenarios know degrees.', nullable: true }) readonly result!: Result | null;
  @ListField(id(), { description: 'Rows of the rules ledger that decided it; empty while it goes on.' }) readonly because!: readonly string[];
  @ObjectField(() => SideCountsView, { description: 'The figures that were looked at.' }) readonly sides!: SideCountsView;
  @ObjectField(() => CapturedBannersView, { description: 'Banners that the winner captures (SB-BANNER-007); null without a winner, or where the losses of the loser are not told.', nullable: true })
  readonly capturedBanners!: CapturedBannersView | null;
  @ListField(text(), { description: 'JSON pointers to what was told and plays no part in this scenario.' }) readonly unused!: readonly string[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}
