import { createArmy } from './army/army.js';
import { createBattle, createSiege } from './battle/battle.js';
import { createDecisions } from './battle/decisions.js';
import { createSiegeCourse } from './battle/siege-course.js';
import { createHunt } from './hunt/hunt.js';
import { createPerils } from './hunt/perils.js';
import { createMovement } from './movement/movement.js';
import { createSeaMovement } from './movement/sea.js';
import type { ReferenceIndex } from './reference-index.js';
import { createRulings } from './rulings/rulings.js';
import { createStrength } from './strength/strength-question.js';
import { createMobilization } from './turns/mobilization.js';
import { createRecruitment } from './turns/recruitment.js';

/** The operations of the rulebook: those with dice in their two forms, the others as questions. */
export type Operations = ReturnType<typeof createOperations>;

/** Builds every operation over one version of the data. A line for each. */
export function createOperations(index: ReferenceIndex) {
  return {
    army: createArmy(index),
    battle: createBattle(index),
    decisions: createDecisions(index),
    hunt: createHunt(index),
    mobilization: createMobilization(index),
    movement: createMovement(index),
    perils: createPerils(index),
    recruitment: createRecruitment(index),
    rulings: createRulings(index),
    seaMovement: createSeaMovement(index),
    siege: createSiege(index),
    siegeCourse: createSiegeCourse(),
    strength: createStrength(index),
  };
}
