import { WarAreaRow } from './war-of-the-ring/area.js';
import { WarAreaLinkRow } from './war-of-the-ring/area-link.js';
import { WarCharacterRow } from './war-of-the-ring/character.js';
import { WarExampleRow } from './war-of-the-ring/example.js';
import { WarExampleStepRow } from './war-of-the-ring/example-step.js';
import { WarHarbourRow } from './war-of-the-ring/harbour.js';
import { WarHarbourAreaRow } from './war-of-the-ring/harbour-area.js';
import { WarLostTableRow } from './war-of-the-ring/lost-table.js';
import { WarMobilizationRow } from './war-of-the-ring/mobilization.js';
import { WarNationRow } from './war-of-the-ring/nation.js';
import { WarPlaceRow } from './war-of-the-ring/place.js';
import { WarPlaceAreaRow } from './war-of-the-ring/place-area.js';
import { WarPlaceRuleRow } from './war-of-the-ring/place-rule.js';
import { WarRecruitmentRow } from './war-of-the-ring/recruitment.js';
import { WarRecruitmentAreaRow } from './war-of-the-ring/recruitment-area.js';
import { WarRingRow } from './war-of-the-ring/ring.js';
import { WarRingBearerRow } from './war-of-the-ring/ring-bearer.js';
import { WarRuleRow } from './war-of-the-ring/rule.js';
import { WarStartingForceRow } from './war-of-the-ring/starting-force.js';
import { WarStartingLeaderRow } from './war-of-the-ring/starting-leader.js';
import { WarStructureRow } from './war-of-the-ring/structure.js';
import { WarTriggerRow } from './war-of-the-ring/trigger.js';
import { WarUnitRow } from './war-of-the-ring/unit.js';
import { WarUnitForceRow } from './war-of-the-ring/unit-force.js';

/** Every table of the war of the ring; each stands after those that it refers to. */
export const warOfTheRingEntities = [
  WarRuleRow,
  WarNationRow,
  WarStructureRow,
  WarAreaRow,
  WarUnitRow,
  WarCharacterRow,
  WarPlaceRow,
  WarMobilizationRow,
  WarRecruitmentRow,
  WarHarbourRow,
  WarRingRow,
  WarLostTableRow,
  WarStartingForceRow,
  WarExampleRow,
  WarUnitForceRow,
  WarAreaLinkRow,
  WarPlaceAreaRow,
  WarPlaceRuleRow,
  WarTriggerRow,
  WarRecruitmentAreaRow,
  WarHarbourAreaRow,
  WarRingBearerRow,
  WarStartingLeaderRow,
  WarExampleStepRow,
] as const;
