import { MOST_LISTED } from '../../../shared/near-matches.js';
import { RuleError } from '../../../shared/rule-error.js';
import type { Side } from '../../data-words.js';
import type { BannerAllowance, Scenario } from '../scenario-reference.js';
import { ALL_BANNERS, type BannerChoice } from './set-up-types.js';

/** How many models of a line have a banner, by `side/line`. */
export type Banners = ReadonlyMap<string, number>;

const SIDES = ['good', 'evil'] as const satisfies readonly Side[];
const LINE = /^(good|evil)\/(0|[1-9]\d{0,2})$/;

/** @throws RuleError for lines that are none, that may have no banner or not so many */
export function placeBanners(scenario: Scenario, chosen: BannerChoice): Banners {
  if (chosen.length === 1 && chosen[0] === ALL_BANNERS) return placedAll(scenario);
  const placed = new Map<string, number>();
  chosen.forEach((line, index) => {
    const problem = problemOf(scenario, line, placed);
    if (problem !== null) throw new RuleError([{ pointer: `/banners/${index}`, code: 'not-allowed', detail: problem, suggestions: choicesLeft(scenario, placed) }]);
    placed.set(line, (placed.get(line) ?? 0) + 1);
  });
  return placed;
}

export function bannersAllowed(allowances: readonly BannerAllowance[]): number {
  return allowances.reduce((sum, { count }) => sum + count, 0);
}

function problemOf(scenario: Scenario, line: string, placed: Banners): string | null {
  const [, side, number] = LINE.exec(line) ?? [];
  if (side !== 'good' && side !== 'evil') return 'This is no line of the participants, such as good/0.';
  const participant = scenario.participants[side][Number(number)];
  if (participant === undefined) return `The ${side} side has ${scenario.participants[side].length} lines of participants.`;
  if (!mayCarry(scenario, side, [...unitsWithBanner(scenario, side, placed), participant.unit])) {
    return 'The scenario allows no banner to this line, or no more of them.';
  }
  return (placed.get(line) ?? 0) < participant.count ? null : 'Every model of this line has a banner already.';
}

/** What may be chosen beside what is placed: all where nothing is, and lines. */
function choicesLeft(scenario: Scenario, placed: Banners): readonly string[] {
  const lines = SIDES.flatMap((side) => scenario.participants[side].map((_line, index) => `${side}/${index}`));
  const free = lines.filter((line) => problemOf(scenario, line, placed) === null);
  return [...(placed.size === 0 ? [ALL_BANNERS] : []), ...free].slice(0, MOST_LISTED);
}

function unitsWithBanner(scenario: Scenario, side: Side, placed: Banners): string[] {
  return scenario.participants[side].flatMap(({ unit }, index) => Array.from({ length: placed.get(`${side}/${index}`) ?? 0 }, () => unit));
}

/** Whether banners for these models can be taken from the allowances. No unit is in two allowances of a side. */
function mayCarry({ banners }: Scenario, side: Side, units: readonly string[]): boolean {
  const allowed = (unit: string): BannerAllowance | undefined => banners[side].find((allowance) => allowance.units.includes(unit));
  return units.every((unit) => {
    const allowance = allowed(unit);
    return allowance !== undefined && units.filter((other) => allowed(other) === allowance).length <= allowance.count;
  });
}

function placedAll(scenario: Scenario): Banners {
  const placed = new Map<string, number>();
  for (const side of SIDES) {
    for (const { count, units } of scenario.banners[side]) placeSome(scenario, side, { count, units }, placed);
  }
  return placed;
}

function placeSome({ participants }: Scenario, side: Side, { count, units }: BannerAllowance, placed: Map<string, number>): void {
  let due = count;
  participants[side].forEach((participant, index) => {
    const some = units.includes(participant.unit) ? Math.min(due, participant.count) : 0;
    if (some > 0) placed.set(`${side}/${index}`, some);
    due -= some;
  });
}
