import { ObjectField, TextField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';

@OutputShape('StrategyBattleProfile', 'The characteristics of a model (SB-CHAR-001).')
export class ProfileView {
  @WholeNumberField({ description: 'Skill in close combat: the higher Fight wins a drawn duel.' }) readonly fight!: number;
  @WholeNumberField({ description: 'Lowest die that hits when shooting or throwing (4 for 4+); null for a dash.', nullable: true }) readonly shoot!: number | null;
  @WholeNumberField({ description: 'Strength.' }) readonly strength!: number;
  @WholeNumberField({ description: 'Defence.' }) readonly defence!: number;
  @WholeNumberField({ description: 'Attacks: duel dice, and strikes when the fight is won.' }) readonly attacks!: number;
  @WholeNumberField({ description: 'Wounds the model can take before it is slain.' }) readonly wounds!: number;
  @WholeNumberField({ description: 'Courage.' }) readonly courage!: number;
}

@OutputShape('StrategyBattleStores', 'Points of Might, Will and Fate.')
export class StoresView {
  @WholeNumberField({ description: 'Points of Might.', min: 0 }) readonly might!: number;
  @WholeNumberField({ description: 'Points of Will.', min: 0 }) readonly will!: number;
  @WholeNumberField({ description: 'Points of Fate.', min: 0 }) readonly fate!: number;
}

@OutputShape('StrategyBattleHeroic', 'The three stores of a Hero (SB-HERO-001).')
export class HeroicView {
  @WholeNumberField({ description: 'Points of Might; null where it is no number, see `special`.', min: 0, nullable: true }) readonly might!: number | null;
  @WholeNumberField({ description: 'Points of Will; null where it is no number, see `special`.', min: 0, nullable: true }) readonly will!: number | null;
  @WholeNumberField({ description: 'Points of Fate; null where it is no number, see `special`.', min: 0, nullable: true }) readonly fate!: number | null;
  @ObjectField(() => StoresView, { description: 'Points usable each turn without lowering the store.' }) readonly freePerTurn!: StoresView;
  @TextField({ description: 'What holds where a store is no number.', nullable: true }) readonly special!: string | null;
}
