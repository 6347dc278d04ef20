import { createAttack } from './attack/attack.js';
import { createPoison } from './attack/poison.js';
import type { Book } from './book.js';
import { createCheck } from './checks/check.js';
import { createEvade } from './checks/evade.js';
import { createDeployment } from './deployment/deployment.js';
import { createFigure } from './figure/figure.js';
import { createFormation } from './formation/formation.js';
import { createHeroicAction } from './heroics/heroic-action.js';
import { createInitiative } from './initiative/initiative.js';
import { createMotivation } from './initiative/motivation.js';
import { createForcedMarch } from './march/forced-march.js';
import { createMovement } from './movement/movement.js';
import { createScouting } from './scouts/scouting.js';
import { createScoutingPoints } from './scouts/scouting-points.js';
import { createSpellSave } from './spells/spell-save.js';

/** Builds every operation of the rulebook. A line for each. */
export function createOperations(book: Book) {
  return {
    attack: createAttack(book),
    check: createCheck(book),
    deployment: createDeployment(book),
    evade: createEvade(book),
    figure: createFigure(book),
    forcedMarch: createForcedMarch(book),
    formation: createFormation(book),
    heroicAction: createHeroicAction(book),
    initiative: createInitiative(book),
    motivation: createMotivation(book),
    movement: createMovement(book),
    poison: createPoison(book),
    scouting: createScouting(book),
    scoutingPoints: createScoutingPoints(book),
    spellSave: createSpellSave(book),
  };
}
