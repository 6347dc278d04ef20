import { FellowshipChartRow } from './fellowship/chart.js';
import { FellowshipChartRowRow } from './fellowship/chart-row.js';
import { FellowshipEngagementRow } from './fellowship/engagement.js';
import { FellowshipEngagementZoneRow } from './fellowship/engagement-zone.js';
import { FellowshipHeroicActionRow } from './fellowship/heroic-action.js';
import { FellowshipPhaseRow } from './fellowship/phase.js';
import { FellowshipRaceRow } from './fellowship/race.js';
import { FellowshipRuleRow } from './fellowship/rule.js';
import { FellowshipSpecialAbilityRow } from './fellowship/special-ability.js';
import { FellowshipSpellRow } from './fellowship/spell.js';
import { FellowshipTerrainRow } from './fellowship/terrain.js';
import { FellowshipTrainingSkillRow } from './fellowship/training-skill.js';

/** Every table of the fellowship game; each stands after those that it refers to. */
export const fellowshipEntities = [
  FellowshipRuleRow,
  FellowshipPhaseRow,
  FellowshipRaceRow,
  FellowshipSpellRow,
  FellowshipHeroicActionRow,
  FellowshipSpecialAbilityRow,
  FellowshipTrainingSkillRow,
  FellowshipEngagementRow,
  FellowshipTerrainRow,
  FellowshipChartRow,
  FellowshipEngagementZoneRow,
  FellowshipChartRowRow,
] as const;
