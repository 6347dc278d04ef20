import type { ArmyCheck } from './checks/army-check.js';
import { bannerLimit } from './checks/banner-limit.js';
import { bowLimit } from './checks/bow-limit.js';
import { choices } from './checks/choices.js';
import { claimedPointsDiffer } from './checks/claimed-points-differ.js';
import { companionRequired } from './checks/companion-required.js';
import { eventBannedUnit } from './checks/event-banned-unit.js';
import { eventLimit } from './checks/event-limit.js';
import { eventRequiredUnit } from './checks/event-required-unit.js';
import { eventUnitLimit } from './checks/event-unit-limit.js';
import { fixedUnits } from './checks/fixed-units.js';
import { heroesNotAllowed } from './checks/heroes-not-allowed.js';
import { heroesOnly } from './checks/heroes-only.js';
import { heroesRequired } from './checks/heroes-required.js';
import { mountedNotAllowed } from './checks/mounted-not-allowed.js';
import { noModels } from './checks/no-models.js';
import { noPointsMatch } from './checks/no-points-match.js';
import { oneOfASet } from './checks/one-of-a-set.js';
import { opponentRequired } from './checks/opponent-required.js';
import { optionExcludedByArmy } from './checks/option-excluded-by-army.js';
import { pointsOverLimit } from './checks/points-over-limit.js';
import { pointsUnderMinimum } from './checks/points-under-minimum.js';
import { ringBearerDuplicated } from './checks/ring-bearer-duplicated.js';
import { ringBearerNotAllowed } from './checks/ring-bearer-not-allowed.js';
import { sideMixRequired } from './checks/side-mix-required.js';
import { underground } from './checks/underground.js';
import { uniqueDuplicated } from './checks/unique-duplicated.js';
import { unitLimit } from './checks/unit-limit.js';
import { wrongSide } from './checks/wrong-side.js';

/** The register of checks of a force, in the order in which their findings are given. */
export const ARMY_CHECKS: readonly ArmyCheck[] = [
  noModels,
  // each model
  choices,
  wrongSide,
  claimedPointsDiffer,
  // what the lists say of a force
  uniqueDuplicated,
  oneOfASet,
  unitLimit,
  ringBearerDuplicated,
  ringBearerNotAllowed,
  companionRequired,
  opponentRequired,
  optionExcludedByArmy,
  bannerLimit,
  // points and the scenario
  pointsOverLimit,
  pointsUnderMinimum,
  bowLimit,
  heroesNotAllowed,
  heroesRequired,
  heroesOnly,
  mountedNotAllowed,
  sideMixRequired,
  fixedUnits,
  underground,
  noPointsMatch,
  // the organiser
  eventBannedUnit,
  eventRequiredUnit,
  eventUnitLimit,
  eventLimit,
];
