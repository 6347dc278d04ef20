import { CreateEquipmentAndRules1770000000001 } from './1770000000001-create-equipment-and-rules.js';
import { CreateUnits1770000000002 } from './1770000000002-create-units.js';
import { CreateOptions1770000000003 } from './1770000000003-create-options.js';
import { CreateChartsAndScenarios1770000000004 } from './1770000000004-create-charts-and-scenarios.js';
import { CreateLedgers1770000000005 } from './1770000000005-create-ledgers.js';
import { CreateWarOfTheRingMapAndPieces1770000000006 } from './1770000000006-create-war-of-the-ring-map-and-pieces.js';
import { CreateWarOfTheRingTurnsAndExamples1770000000007 } from './1770000000007-create-war-of-the-ring-turns-and-examples.js';
import { CreateWarOfTheRingParts1770000000008 } from './1770000000008-create-war-of-the-ring-parts.js';
import { CreateScenarioForcesAndBoards1770000000009 } from './1770000000009-create-scenario-forces-and-boards.js';
import { CreateScenarioDeployment1770000000010 } from './1770000000010-create-scenario-deployment.js';
import { CreateScenarioEndsAndRules1770000000011 } from './1770000000011-create-scenario-ends-and-rules.js';
import { CreateFellowshipCatalogue1770000000012 } from './1770000000012-create-fellowship-catalogue.js';
import { AddRacesOfVariants1770000000013 } from './1770000000013-add-races-of-variants.js';
import { AddEqualValuesOfScenarios1770000000014 } from './1770000000014-add-equal-values-of-scenarios.js';

/** Every schema change, oldest first. A migration that has landed is never edited: a change is a new file. */
export const migrations = [
  CreateEquipmentAndRules1770000000001,
  CreateUnits1770000000002,
  CreateOptions1770000000003,
  CreateChartsAndScenarios1770000000004,
  CreateLedgers1770000000005,
  CreateWarOfTheRingMapAndPieces1770000000006,
  CreateWarOfTheRingTurnsAndExamples1770000000007,
  CreateWarOfTheRingParts1770000000008,
  CreateScenarioForcesAndBoards1770000000009,
  CreateScenarioDeployment1770000000010,
  CreateScenarioEndsAndRules1770000000011,
  CreateFellowshipCatalogue1770000000012,
  AddRacesOfVariants1770000000013,
  AddEqualValuesOfScenarios1770000000014,
];
