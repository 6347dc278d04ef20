import type { Fix } from '../../../shared/finding.js';
import { RuleError } from '../../../shared/rule-error.js';
import { reject } from '../../../shared/refuse.js';
import type { ArmyReport, ArmyRequest } from '../../army/army-report.js';
import type { Side } from '../../data-words.js';
import type { BySide, Scenario } from '../scenario-reference.js';
import type { Deployment } from '../zones.js';
import { agreedValues, OTHER, valueFindings } from './match-values.js';

/** A force of the players' own, judged as any list is. */
export type MatchForce = Pick<ArmyRequest, 'pointsLimit' | 'entries' | 'eventPack'>;

export interface MatchRequest {
  readonly measure: ArmyRequest['measure'];
  readonly good: MatchForce;
  readonly evil: MatchForce;
}

/** A Hero of a force: `entry` is the line of its list. */
export interface HeroOfForce {
  readonly entry: number;
  readonly unit: string;
  readonly points: number;
}

export interface MatchSide {
  /** Pointers and fixes of its findings are into the whole request: `/good/entries/0`. */
  readonly report: ArmyReport;
  /** By the whole price with wargear and mount. Of several their player chooses (SB-S04-003); empty without Heroes. */
  readonly mostExpensiveHeroes: readonly HeroOfForce[];
  readonly cheapestHeroes: readonly HeroOfForce[];
}

/** A points match, ready to be placed. */
export interface MatchSetUp {
  readonly scenario: string;
  /** Both forces are legal, and so are their values together. */
  readonly valid: boolean;
  readonly sides: BySide<MatchSide>;
  readonly deployment: Deployment;
}

type Judge = (army: ArmyRequest) => ArmyReport;

/**
 * Judges both forces by the scenario's points match, each alone and their agreed values together, and says how they are placed.
 * @throws RuleError for a scenario without points match (at `/id`) and for ids that do not exist
 */
export function matchSetUp(judge: Judge, scenario: Scenario, request: MatchRequest): MatchSetUp {
  const { pointsMatch } = scenario;
  if (pointsMatch === null) reject('/id', 'not-allowed', 'This scenario is played with its own participants only.');
  const values = agreedValues(pointsMatch, { good: request.good.pointsLimit, evil: request.evil.pointsLimit });
  const judged = (side: Side, opponentHasRingBearer: boolean): ArmyReport =>
    withFixesForForce(at(`/${side}`, () => judge({ ...request[side], pointsLimit: values[side], side, scenario: scenario.id, measure: request.measure, opponentHasRingBearer })));
  const first = { good: judged('good', false), evil: judged('evil', false) };
  const side = (name: Side): MatchSide => {
    const report = first[OTHER[name]].ringBearer === null ? first[name] : judged(name, true);
    return sideOf(inRequest(`/${name}`, withFindings(report, valueFindings(name, pointsMatch, values, scenario))));
  };
  const sides = { good: side('good'), evil: side('evil') };
  return { scenario: scenario.id, valid: sides.good.report.valid && sides.evil.report.valid, sides, deployment: scenario.deployment };
}

function withFindings(report: ArmyReport, more: ArmyReport['findings']): ArmyReport {
  return { ...report, valid: report.valid && more.every(({ severity }) => severity !== 'error'), findings: [...report.findings, ...more] };
}

/** Findings of a force as findings of the request that it stands in. */
function inRequest(force: string, report: ArmyReport): ArmyReport {
  const moved = ({ text, patch }: Fix): Fix => ({ text, patch: patch.map((step) => ({ ...step, path: `${force}${step.path}` })) });
  return { ...report, findings: report.findings.map((finding) => ({ ...finding, pointer: `${force}${finding.pointer}`, fixes: finding.fixes.map(moved) })) };
}

/** What a force of a match can change. Its side, the scenario and what the opponent has are not its own. */
const CHANGEABLE: readonly (keyof MatchForce)[] = ['pointsLimit', 'entries', 'eventPack'];

function withFixesForForce(report: ArmyReport): ArmyReport {
  const applies = (path: string): boolean => CHANGEABLE.some((key) => path === `/${key}` || path.startsWith(`/${key}/`));
  const findings = report.findings.map((finding) => ({ ...finding, fixes: finding.fixes.filter(({ patch }) => patch.every(({ path }) => applies(path))) }));
  return { ...report, findings };
}

/** @throws RuleError with pointers into the whole request */
function at<Answer>(pointer: string, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    throw new RuleError(error.problems.map((problem) => ({ ...problem, pointer: `${pointer}${problem.pointer}` })));
  }
}

function sideOf(report: ArmyReport): MatchSide {
  const heroes = report.entries.filter(({ kind }) => kind === 'hero').map(({ index, unit, pointsEach }) => ({ entry: index, unit, points: pointsEach }));
  const priced = (points: number): HeroOfForce[] => heroes.filter((hero) => hero.points === points);
  const prices = heroes.map(({ points }) => points);
  return { report, mostExpensiveHeroes: priced(Math.max(...prices)), cheapestHeroes: priced(Math.min(...prices)) };
}
