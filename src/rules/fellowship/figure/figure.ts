import type { Question } from '../../shared/operation.js';
import { reject } from '../../shared/refuse.js';
import type { Book } from '../book.js';
import { readingsOf, type Change, type Reckoning } from '../change.js';
import { rateOf, sideOf } from '../movement/rate.js';
import { clamped, half, PERCENT } from '../percent.js';
import { figureOf, heldBackBy } from './figure-of.js';
import type { FigureReport, FigureQuestion } from './figure-report.js';
import { heroPointsOf } from './hero-points.js';
import type { Traits } from './traits.js';
import { abilityOf, attackOf, lightningHalving, recoveryOf, scoutsIn, shieldedBy, spellSaveOf, type Figure } from './targets.js';

/** Rows whose readings stand behind every figure: all of them have halved values. */
const READINGS = ['FS-CORE-002', 'FS-CORE-004'];

/** Profile math: one ability value to every target (FS-CORE-003). */
export function createFigure(book: Book): Question<FigureQuestion, FigureReport> {
  return { ask: (request) => report(book, request) };
}

function report(book: Book, request: FigureQuestion): FigureReport {
  const figure = figureOf({ ...request, side: sideOf(book, request) }, '');
  const [ability, attack, save] = [abilityOf(figure), attackOf(figure, null), spellSaveOf(figure)];
  const [recovery, lightning] = [recoveryOf(figure, []), recoveryOf(figure, lightningHalving(figure))];
  const heroPoints = heroPointsOf(request);
  const isMoving = request.race != null || request.rate != null;
  const movement = isMoving ? rateOf(book, request, figure) : null;
  const held = heldBackBy(figure);
  const changes = [ability, attack, save, recovery.target].flatMap((value): readonly Change[] => value.changes).concat(movement?.changes ?? []);
  return {
    ability: ability.now, attackTarget: attack.now, attacks: 1 + figure.traits.sum('attacks'), recoveryTarget: recovery.target.now,
    recoveryRolls: recovery.rolls, shieldedBy: shieldedBy(figure)?.id ?? null, heroPointTarget: recovery.heroTarget,
    checkTarget: clamped(ability.now), spellSave: save.now, lightningRecovery: lightning.target.now,
    manoeuvre: manoeuvreTarget(figure, clamped(ability.now)), heroPoints: heroPoints.points, heroPointsFrom: heroPoints.from,
    movement: movement?.now ?? null, mayAttack: held === null, heldBackBy: held?.reason ?? null, ...standing(figure), frenzied: frenziedBy(figure, request.enemyAt ?? null), ...grouped(figure, request.grouped ?? []),
    changes, assumptions: book.assume([...READINGS, ...readingsOf(changes), ...orderReadings({ ability, attack, save, recovery: recovery.target, lightning: lightning.target, movement }), ...traitReadings(figure), ...furtherReadings(request)]),
  };
}

interface Values {
  readonly ability: Reckoning;
  readonly attack: Reckoning;
  readonly save: Reckoning;
  readonly recovery: Reckoning;
  readonly lightning: Reckoning;
  readonly movement: Reckoning | null;
}

/** Readings of the order of changes: it matters only where there are several. */
function orderReadings({ ability, attack, save, recovery, lightning, movement }: Values): string[] {
  const flat = ability.changes.length;
  return [
    ...(flat + attack.changes.length > 1 ? ['FS-ATK-004'] : []), ...(recovery.changes.length > 1 || lightning.changes.length > 1 ? ['FS-ATK-005'] : []),
    ...(flat > 0 && save.changes.length > 0 ? ['FS-SAVE-003'] : []), ...((movement?.changes.length ?? 0) > 1 ? ['FS-MOVE-004'] : []),
  ];
}

/** Readings of what is true of the figure without changing a number that is told as a change. */
function traitReadings(figure: Figure): string[] {
  const { traits, request } = figure;
  return [
    ...(traits.with('halvesFailure') === null ? [] : ['FS-ABIL-001']), ...(traits.has('despair') && traits.against('despair') !== null ? ['FS-SPELL-006'] : []),
    ...(traits.has('assault') ? ['FS-TRAIN-003'] : []), ...(scoutsIn(figure) ? ['FS-SCOUT-006'] : []),
    ...(request.shielding === true ? ['FS-SHLD-005'] : []), ...(shieldedBy(figure) === null ? [] : ['FS-SHLD-006']),
  ];
}

/** Rows behind what not every profile asks for. */
function furtherReadings({ race, rate, night, grouped = [], scouting }: FigureQuestion): string[] {
  return [...((race != null || rate != null) && night === true ? ['FS-NIGHT-001'] : []), ...(grouped.length > 0 ? ['FS-CORE-005'] : []), ...(scouting != null ? ['FS-SCOUT-006'] : [])];
}

/** Where the figure reaches and what it sees. */
function standing({ traits }: Figure): Pick<FigureReport, 'commandRadius' | 'zoneOfControl' | 'ignoresZones' | 'seesShadow' | 'strikesInShadow' | 'canBeKnockedProne'> {
  const slips = traits.with('slips') !== null;
  return {
    commandRadius: Math.max(0, ...traits.all.map(({ commands }) => commands ?? 0)) || null,
    zoneOfControl: !slips && traits.with('flees') === null, ignoresZones: slips,
    seesShadow: traits.with('seesShadow') !== null, strikesInShadow: traits.with('strikesInShadow') !== null, canBeKnockedProne: traits.with('steady') === null,
  };
}

/** A frenzied figure that comes near an enemy must charge it (FS-ABIL-009). */
function frenziedBy({ traits }: Figure, enemyAt: number | null): boolean | null {
  return enemyAt === null ? null : enemyAt <= (traits.with('frenzy')?.frenzy ?? -1);
}

/** Half of the chance to fail, rounded down, is what Agility leaves of it (FS-ABIL-001). */
export function manoeuvreTarget({ traits }: Figure, target: number): number {
  return traits.with('halvesFailure') === null ? target : PERCENT - half(PERCENT - target);
}

/** Values of figures that act as one are added up; above 100 the book does not say how the sum is rolled (FS-CORE-005). */
function grouped(figure: Figure, others: readonly number[]): Pick<FigureReport, 'groupTotal' | 'groupTarget'> {
  if (others.length === 0) return { groupTotal: null, groupTarget: null };
  const total = groupTotal(figure, others);
  return { groupTotal: total, groupTarget: total > PERCENT ? null : total };
}

/** @throws RuleError `out-of-range` for an ability below 0. */
export function groupTotal(figure: Figure, others: readonly number[], target: Traits | null = null): number {
  const wrong = others.findIndex((ability) => ability < 0);
  if (wrong >= 0) reject(`${figure.pointer}/grouped/${wrong}`, 'out-of-range', 'An ability value is not below 0.');
  const each = [figure.request.ability, ...others].map((ability) => attackOf({ ...figure, request: { ...figure.request, ability } }, target, true).now);
  return each.reduce((sum, value) => sum + value, 0);
}
