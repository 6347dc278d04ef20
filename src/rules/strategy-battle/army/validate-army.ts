import type { Models } from '../profile.js';
import type { StrategyFinding } from '../findings.js';
import type { RulebookData } from '../rulebook-data.js';
import { ARMY_CHECKS } from './army-checks.js';
import type { ArmyEntryReport, ArmyReport, ArmyRequest } from './army-report.js';
import { checkRequest } from './check-request.js';
import { gatherForce, type Force, type ForceEntry } from './force.js';
import { bookBowShare, bookPointsLimit, eventPointsLimit, lowest, shareOf } from './limits.js';
import { withMendingFixes } from './mending.js';
import { bearerOfTheRing } from './ring-bearer.js';

/**
 * Judges a force.
 * @throws RuleError for ids that exist nowhere and for event packs that contradict themselves.
 */
export function validateArmy(data: RulebookData, models: Models, request: ArmyRequest): ArmyReport {
  checkRequest(data, request);
  const force = gatherForce(data, models, request);
  const findings = withMendingFixes(request, judged(force), (changed, proposes) => judged(gatherForce(data, models, changed, proposes)));
  const ringBearer = bearerOfTheRing(force);
  const most = lowest([bookPointsLimit(force), eventPointsLimit(request)]);
  const { tallies } = force;
  return {
    valid: findings.every((finding) => finding.severity !== 'error'),
    points: tallies.points,
    pointsLimit: most?.limit ?? null,
    pointsLimitSource: most?.source ?? null,
    models: tallies.models,
    heroes: tallies.heroes,
    warriors: tallies.warriors,
    bows: { count: tallies.bows, limit: bowsAllowed(force) },
    banners: { count: tallies.banners, limit: tallies.heroes },
    breakPoint: Math.ceil(tallies.models / 2),
    quarter: Math.floor(tallies.models / 4),
    ringBearer,
    entries: force.entries.map((entry) => reportOf(entry, ringBearer)),
    findings,
  };
}

function judged(force: Force): readonly StrategyFinding[] {
  return ARMY_CHECKS.flatMap((check) => check(force));
}

/** Of the limits on all models' bows the lowest; one on warriors' bows alone is no limit for the force. */
function bowsAllowed(force: Force): number | null {
  let least: number | null = null;
  for (const share of [bookBowShare(force), force.request.eventPack?.bowLimit]) {
    if (share?.of !== 'models') continue;
    const limit = shareOf(share.fraction, force.tallies.models, share.rounding);
    if (least === null || limit < least) least = limit;
  }
  return least;
}

function reportOf({ index, request, model, points }: ForceEntry, ringBearer: string | null): ArmyEntryReport {
  const { report, card } = model;
  const carriesRing = request.unit === ringBearer && (request.ringBearer || card.unit.ringBearer?.always === true);
  return {
    index,
    unit: request.unit,
    name: report.name,
    kind: card.unit.kind,
    variant: report.variant,
    count: request.count,
    options: request.options,
    pointsEach: report.points,
    points,
    claimedPoints: request.claimedPoints,
    profile: report.profile,
    heroic: report.heroic,
    move: report.move,
    mount: report.mount?.id ?? null,
    wargear: report.wargear,
    ringBearer: carriesRing,
    pointsBreakdown: report.pointsBreakdown,
  };
}
