import { refuse, reject, rejectUnknown } from '../../shared/refuse.js';
import type { Book } from '../book.js';
import { manoeuvreTarget } from '../figure/figure.js';
import { figureOf } from '../figure/figure-of.js';
import { abilityOf, type Figure } from '../figure/targets.js';
import { spells } from '../figure/traits.js';
import type { HeroicAction } from '../heroic-actions/heroic-action.js';
import { HEROIC_ACTIONS } from '../heroic-actions/heroic-actions.js';
import { clamped } from '../percent.js';
import { castsWithHeroPoints } from '../spells/pays.js';
import type { FollowerRequest, HeroicRequest, HeroicUse, UseReport } from './heroic-types.js';

/** Phases of which a figure spends at most one point in each (FS-HERO-002, FS-SEQ-004). */
export const HEROIC_PHASES: readonly string[] = ['2c', '4b', '4d', '5a', '5c', '6a', '6f', '7c'];

const actions = new Map(HEROIC_ACTIONS.map((action) => [action.id, action]));

/** One use with its rolls: targets tried until one succeeds, and what each try costs. */
export interface PlannedUse {
  readonly report: UseReport;
  readonly cost: number;
  readonly tries: readonly { readonly target: number; readonly cost: number }[];
}

export interface HeroicPlan {
  readonly uses: readonly PlannedUse[];
  readonly points: number;
  readonly readings: readonly string[];
}

/** @throws RuleError for what the rules forbid, with the row of the action. */
export function planHeroics({ reference }: Book, request: HeroicRequest): HeroicPlan {
  const figure = figureOf(request.figure, '/figure');
  const points = request.heroPoints + (request.freeActions ?? 0);
  request.uses.forEach((use, index) => checkKeys(use, `/uses/${index}`, reference.phases.map(({ id }) => id)));
  const uses = request.uses.map((use, index) => plannedUse(request, figure, use, index));
  onePerPhase(uses);
  const least = uses.reduce((sum, { cost }) => sum + cost, 0);
  const short = uses.findIndex((_, place) => uses.slice(0, place + 1).reduce((sum, { cost }) => sum + cost, 0) > points);
  if (short >= 0) refuse(`/uses/${short}`, uses[short]?.report.rule ?? 'FS-HERO-002', `${least} hero points are needed and ${points} are there.`);
  return { uses, points, readings: [...(uses.some(({ report }) => !HEROIC_PHASES.includes(report.phase ?? '')) ? ['FS-HERO-002'] : []), ...((request.freeActions ?? 0) > 0 ? ['FS-SPELL-008'] : []), ...uses.map(({ report }) => report.rule)] };
}

/** A phase that the bound does not have (FS-SEQ-002), and a target that stands on a lost page. */
function checkKeys(use: HeroicUse, pointer: string, phases: readonly string[]): void {
  const { action: id, phase = null, target = null } = use;
  const action = actions.get(id);
  if (action === undefined) return;
  if (action.phases === null && phase !== null && !phases.includes(phase)) rejectUnknown({ pointer: `${pointer}/phase`, code: 'unknown-id', id: phase }, phases);
  if (action.targetNeeded === true && target === null) reject(`${pointer}/target`, 'required', `The page with this check is lost: say its target (${action.rule}).`);
  checkIdle(action, use, pointer);
}

/** What the action has no use for. */
function checkIdle({ id, rolls, casts, leavesEnemy }: HeroicAction, { target = null, spell = null, contacts = 'nobody' }: HeroicUse, pointer: string): void {
  if (rolls === undefined && target !== null) reject(`${pointer}/target`, 'not-allowed', `${id} is no roll.`);
  if (casts !== true && spell !== null) reject(`${pointer}/spell`, 'not-allowed', `${id} casts no spell.`);
  if (leavesEnemy !== true && contacts !== 'nobody') reject(`${pointer}/contacts`, 'not-allowed', `${id} leaves no enemy.`);
}

function plannedUse(request: HeroicRequest, figure: Figure, use: HeroicUse, index: number): PlannedUse {
  const pointer = `/uses/${index}`;
  const action = actions.get(use.action) ?? rejectUnknown({ pointer: `${pointer}/action`, code: 'unknown-id', id: use.action }, actions.keys());
  checkPoints(action, request);
  checkUse(action, request, figure, use, pointer);
  const continues = action.continues;
  if (continues !== undefined && use.phase === continues.phase && !request.uses.slice(0, index).some((earlier) => earlier.action === action.id && earlier.phase === continues.from)) {
    refuse(`${pointer}/phase`, action.rule, `It goes on in ${continues.phase} only after ${continues.from}.`);
  }
  const tries = triesOf(action, figure, use, request);
  return {
    report: {
      index, action: action.id, phase: use.phase ?? null, move: moveOf(action, request),
      attacks: action.attacks === true ? (request.attacks ?? 1) + figure.traits.sum('attacks') : 0, followers: followersOf(action, figure, use.followers ?? [], pointer), rule: action.rule,
    },
    cost: action.rolls === 'again' || action.rolls === 'until-recovered' ? 0 : 1, tries,
  };
}

function moveOf({ moves }: HeroicAction, { rate = null, difficult = false }: HeroicRequest): number | null {
  if (moves !== 'normal') return moves ?? null;
  return rate !== null && difficult ? rate / 2 : rate;
}

function checkUse({ id, rule, phases, side, engaged, commanders, leavesEnemy, casts }: HeroicAction, request: HeroicRequest, figure: Figure, use: HeroicUse, pointer: string): void {
  if (phases?.includes(use.phase ?? '') === false) refuse(`${pointer}/phase`, rule, `${id} is taken in ${phases.join(', ')}.`);
  if (side !== undefined && request.figure.side !== side) refuse('/figure/side', rule, `${id} is for ${side} figures.`);
  if (engaged !== undefined && (use.engaged ?? engaged) !== engaged) refuse(`${pointer}/engaged`, rule, `${id} is for figures ${engaged ? 'in' : 'out of'} close combat.`);
  if (commanders === true && figure.traits.with('commands') === null) refuse('/figure/abilities', rule, `${id} asks for Command, Leadership or Lordship.`);
  if (leavesEnemy === true && use.contacts === 'same-enemy') refuse(`${pointer}/contacts`, rule, 'It may contact a new enemy, not the one it has left.');
  if (casts === true) checkSpell(request, use, pointer);
}

function checkPoints({ rule }: HeroicAction, request: HeroicRequest): void {
  if (request.heroPoints + (request.freeActions ?? 0) === 0) refuse('/heroPoints', rule, 'It costs a hero point, and none is left.');
}

function checkSpell({ figure }: HeroicRequest, { spell = null }: HeroicUse, pointer: string): void {
  if (spell === null) reject(`${pointer}/spell`, 'required', 'Say which Mind spell.');
  const known = spells.get(spell) ?? rejectUnknown({ pointer: `${pointer}/spell`, code: 'unknown-id', id: spell }, spells.keys());
  if (!castsWithHeroPoints(figure.abilities ?? [])) refuse('/figure/abilities', 'FS-ABIL-019', 'It asks for the Spell Casting ability.');
  if (known.mind !== true) refuse(`${pointer}/spell`, 'FS-ABIL-019', 'Hero points pay for Mind spells only.');
}

/** Doubled before Agility halves the failure; a failed roll again for a point; a recovery for every point. */
function triesOf({ id, rolls }: HeroicAction, figure: Figure, { target = null }: HeroicUse, { heroPoints, freeActions = 0 }: HeroicRequest): PlannedUse['tries'] {
  const ability = clamped(abilityOf(figure).now);
  const first = clamped(target ?? ability);
  if (rolls === undefined) return [];
  if (rolls === 'doubled') return [{ target: manoeuvreTarget(figure, clamped(2 * (target ?? ability))), cost: 0 }];
  if (rolls === 'until-recovered') return [{ target: first, cost: 0 }, ...Array.from({ length: heroPoints + freeActions }, () => ({ target: ability, cost: 1 }))];
  const held = id === 'manoeuvre-save' ? manoeuvreTarget(figure, first) : first;
  return [{ target: held, cost: 0 }, { target: held, cost: 1 }];
}

/** Everybody within the radius who asks for the same action and stays there (FS-CMDR-001, FS-CMDR-002). */
function followersOf(action: HeroicAction, { traits }: Figure, followers: readonly FollowerRequest[], pointer: string): number[] {
  if (followers.length === 0) return [];
  if (action.unlisted === true) refuse(`${pointer}/followers`, action.rule, 'It is not one of the heroic actions that a commander shares.');
  const radius = Math.max(0, ...traits.all.map(({ commands }) => commands ?? 0));
  if (radius === 0) refuse(`${pointer}/followers`, 'FS-CMDR-001', 'Only Command, Leadership or Lordship shares an action.');
  return followers.flatMap(({ distance, distanceAfter = null, action: wanted = null }, place) => {
    const at = `${pointer}/followers/${place}`;
    if (wanted !== null && wanted !== action.id) refuse(`${at}/action`, 'FS-CMDR-002', `Everybody takes the commander's own action, ${action.id}.`);
    if (distance > radius) return [];
    if ((distanceAfter ?? distance) > radius) refuse(`${at}/distanceAfter`, 'FS-CMDR-002', `It must remain within ${radius} cm.`);
    return [place];
  });
}

function onePerPhase(uses: readonly PlannedUse[]): void {
  const phases = uses.map(({ report }) => report.phase);
  const twice = phases.findIndex((phase, place) => phase !== null && HEROIC_PHASES.includes(phase) && phases.indexOf(phase) < place);
  if (twice >= 0) refuse(`/uses/${twice}/phase`, 'FS-HERO-002', `Only one hero point is spent in ${phases[twice] ?? ''}.`);
}
