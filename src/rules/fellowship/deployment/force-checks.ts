import type { Book } from '../book.js';
import { heroPointsOf, MOST_POINTS } from '../figure/hero-points.js';
import { SPECIAL_ABILITIES } from '../special-abilities/special-abilities.js';
import type { DeploymentFinding, Force, ForceFigure, ForceReport, ForceUnit } from './deployment-types.js';
import { fault } from './findings.js';
import { scout } from '../training-skills/scout.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const countOf = ({ count = 1 }: ForceFigure): number => count;

/** Everything that speaks against a force, in the order of the request. */
export function checkForce(book: Book, force: Force, pointer: string): DeploymentFinding[] {
  const horns = force.horns ?? 0;
  return [
    ...(horns > 1 ? [fault('horn-limit', `${pointer}/horns`, { rule: 'FS-MOT-004', message: `${horns} groups of horns; an army has one.`, actual: horns, limit: 1 })] : []),
    ...force.units.flatMap((unit, place) => checkUnit(book, force, unit, `${pointer}/units/${place}`)),
  ];
}

function checkUnit(book: Book, force: Force, unit: ForceUnit, pointer: string): DeploymentFinding[] {
  return [
    ...leaders(unit, pointer), ...drovers(force, unit, pointer), ...skills(book, unit, pointer),
    ...unit.figures.flatMap((figure, place) => [...abilities(force, figure, `${pointer}/figures/${place}`), ...points(figure, `${pointer}/figures/${place}`)]),
  ];
}

/** A company has one leader (FS-HERO-001); squads and figures on their own need none. */
function leaders({ kind, figures }: ForceUnit, pointer: string): DeploymentFinding[] {
  const ringed = sum(figures.filter(({ rank = 'none' }) => rank === 'leader').map(countOf));
  if (kind !== 'company' || ringed === 1) return [];
  return [fault('leader-count', pointer, { rule: 'FS-HERO-001', message: `The company has ${ringed} leaders and needs one.`, actual: ringed, limit: 1 })];
}

function drovers({ side }: Force, { drovers: many = 0 }: ForceUnit, pointer: string): DeploymentFinding[] {
  if (many > 0 && side === 'good') return [fault('drover-not-allowed', `${pointer}/drovers`, { rule: 'FS-FM-008', message: 'Only evil companies have drovers.', actual: many, limit: 0 })];
  return many > 1 ? [fault('drover-limit', `${pointer}/drovers`, { rule: 'FS-FM-008', message: `${many} drovers; a company has one.`, actual: many, limit: 1 })] : [];
}

/** Who may hold a training skill is data (FS-TRAIN-010). */
function skills(book: Book, { kind, skills: trained = [] }: ForceUnit, pointer: string): DeploymentFinding[] {
  return trained.flatMap((id, place) => {
    const skill = book.skill(id, `${pointer}/skills/${place}`);
    return skill.holders.includes(kind) ? [] : [fault('skill-not-available', `${pointer}/skills/${place}`, { rule: 'FS-TRAIN-010', message: `${skill.name} is for ${skill.holders.join(' and ')}, not for ${kind}.` })];
  });
}

function abilities({ side }: Force, { abilities: held = [] }: ForceFigure, pointer: string): DeploymentFinding[] {
  return held.flatMap((id, place) => {
    const barred = SPECIAL_ABILITIES.find((trait) => trait.id === id && trait.side !== undefined && trait.side !== side);
    return barred === undefined ? [] : [fault('ability-not-available', `${pointer}/abilities/${place}`, { rule: barred.rule, message: `${id} is for ${barred.side ?? ''} figures.` })];
  });
}

/** Hero points follow from the marks (FS-HERO-001), spell points are 1 to 10 (FS-SPELL-001). */
function points(figure: ForceFigure, pointer: string): DeploymentFinding[] {
  const due = heroPointsOf(figure).points;
  const { heroPoints = null, spellPoints = null } = figure;
  const isWrong = heroPoints !== null && heroPoints !== due;
  const isOut = spellPoints !== null && (spellPoints < 1 || spellPoints > MOST_POINTS);
  return [
    ...(isWrong ? [fault('hero-points-differ', `${pointer}/heroPoints`, { rule: 'FS-HERO-001', message: `By its marks it has ${due} hero points, not ${heroPoints}.`, actual: heroPoints, limit: due })] : []),
    ...(isOut ? [fault('spell-points-range', `${pointer}/spellPoints`, { rule: 'FS-SPELL-001', message: `A caster has 1 to ${MOST_POINTS} spell points.`, actual: spellPoints, limit: MOST_POINTS })] : []),
  ];
}

/** The force in numbers (FS-SCOUT-007). */
export function forceReport({ side, units }: Force): ForceReport {
  const figures = units.flatMap((unit) => unit.figures.map((figure) => ({ figure, isScout: [...(unit.skills ?? []), ...(figure.skills ?? [])].includes(scout.id) })));
  const scouts = figures.filter(({ isScout }) => isScout).map(({ figure }) => figure);
  return {
    side, figures: sum(figures.map(({ figure }) => countOf(figure))), heroPoints: sum(figures.map(({ figure }) => countOf(figure) * heroPointsOf(figure).points)),
    scouts: sum(scouts.map(countOf)), scoutingTotal: sum(scouts.map((figure) => countOf(figure) * Math.max(0, figure.ability + (scout.ability ?? 0)))),
  };
}
