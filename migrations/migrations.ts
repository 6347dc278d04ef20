import { CreateEquipmentAndRules1770000000001 } from './1770000000001-create-equipment-and-rules.js';
import { CreateUnits1770000000002 } from './1770000000002-create-units.js';
import { CreateOptions1770000000003 } from './1770000000003-create-options.js';
import { CreateChartsAndScenarios1770000000004 } from './1770000000004-create-charts-and-scenarios.js';
import { CreateLedgers1770000000005 } from './1770000000005-create-ledgers.js';
import { CreateWarOfTheRingMapAndPieces1770000000006 } from './1770000000006-create-war-of-the-ring-map-and-pieces.js';
import { CreateWarOfTheRingTurnsAndExamples1770000000007 } from './1770000000007-create-war-of-the-ring-turns-and-examples.js';
import { CreateWarOfTheRingParts1770000000008 } from './1770000000008-create-war-of-the-ring-parts.js';

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
];
