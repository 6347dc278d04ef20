import { Fraction } from '../../dice/fraction.js';
import type { DiceOperation, DiceResult } from '../../shared/operation.js';
import { refuse } from '../../shared/refuse.js';
import { StoryTable } from '../../shared/story-table.js';
import type { Book } from '../book.js';
import { chanceOf, checkStep, clamped } from '../percent.js';
import { scout } from '../training-skills/scout.js';

/** What a successful check grants (FS-SCOUT-002 to 004). */
export const ROLES = ['wary-movement', 'spotter', 'tactician'] as const;
export type ScoutRole = (typeof ROLES)[number];

/** How near the scouts must be to everybody concerned, in centimetres (FS-SCOUT-005). */
const SCOUTS_WITHIN = 50;

const RULES: Readonly<Record<ScoutRole, string>> = { 'wary-movement': 'FS-SCOUT-002', spotter: 'FS-SCOUT-003', tactician: 'FS-SCOUT-004' };

export interface ScoutingRequest {
  /** Ability values of the scouts of one squad, who pool them (FS-SCOUT-001). */
  readonly scouts: readonly number[];
  /** The values are base values, from which the scout's penalty is still to be taken. Default false: as marked. */
  readonly baseValues?: boolean | undefined;
  readonly role?: ScoutRole | undefined;
  readonly engaged?: boolean | undefined;
  /** Centimetres to the enemy and to the own formation; `null` where nothing is said. */
  readonly enemyAt?: number | null | undefined;
  readonly ownAt?: number | null | undefined;
  readonly seesEnemy?: boolean | undefined;
  readonly seesOwn?: boolean | undefined;
}

interface ScoutingPlan {
  readonly total: number;
  readonly target: number;
  readonly role: ScoutRole;
  readonly rule: string;
}

export interface ScoutingOdds extends ScoutingPlan {
  readonly succeeds: Fraction;
  readonly fails: Fraction;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface ScoutingResult extends DiceResult, ScoutingPlan {
  readonly success: boolean;
}

/** The scouting check of 3c (FS-SCOUT-001 to 005). */
export function createScouting(book: Book): DiceOperation<ScoutingRequest, ScoutingOdds, ScoutingResult> {
  const assumptions = ({ baseValues = false }: ScoutingRequest): string[] => book.assume(['FS-CORE-002', 'FS-SCOUT-001', ...(baseValues ? ['FS-TRAIN-008'] : ['FS-SCOUT-006'])]);
  return {
    odds: (request) => {
      const plan = planScouting(request);
      const succeeds = chanceOf(plan.target);
      return { ...plan, succeeds, fails: Fraction.ONE.minus(succeeds), method: 'exact', assumptions: assumptions(request) };
    },
    resolve: (request, faces) => {
      const [plan, table] = [planScouting(request), new StoryTable(faces)];
      const success = checkStep({ purpose: 'scouting', by: 'scouts' }, plan.target, { success: true, failure: false }, (face, isGood, on) => {
        on.note('scouting', `The scouts roll ${face} against ${plan.target}: ${isGood ? plan.role : 'nothing'}.`, isGood ? plan.rule : 'FS-SCOUT-001');
      }).roll(table);
      return { ...plan, success, rolls: table.dice, trace: table.trace, assumptions: assumptions(request) };
    },
  };
}

function planScouting({ scouts, baseValues = false, role = 'wary-movement', engaged = false, ...place }: ScoutingRequest): ScoutingPlan {
  if (engaged) refuse('/engaged', 'FS-SCOUT-001', 'Scouts in close combat do not scout.');
  checkPlace(role, place);
  const total = scouts.reduce((sum, ability) => sum + Math.max(0, ability + (baseValues ? (scout.ability ?? 0) : 0)), 0);
  return { total, target: clamped(total), role, rule: RULES[role] };
}

function checkPlace(role: ScoutRole, { enemyAt = null, ownAt = null, seesEnemy = true, seesOwn = true }: Omit<ScoutingRequest, 'scouts'>): void {
  if (enemyAt !== null && enemyAt > SCOUTS_WITHIN) refuse('/enemyAt', 'FS-SCOUT-005', `The enemy must be within ${SCOUTS_WITHIN} cm.`);
  if (!seesEnemy) refuse('/seesEnemy', 'FS-SCOUT-005', 'The scouts must see the enemy.');
  if (role === 'wary-movement') return;
  if (ownAt !== null && ownAt > SCOUTS_WITHIN) refuse('/ownAt', 'FS-SCOUT-005', `The own formation must be within ${SCOUTS_WITHIN} cm.`);
  if (!seesOwn) refuse('/seesOwn', 'FS-SCOUT-005', 'The scouts must see the own formation as well.');
}
