import type { Side } from '../../../../rules/strategy-battle/reference.js';
import type { Scenario, SideLimits } from '../../../../rules/strategy-battle/scenario/scenario-reference.js';
import { ScenarioFixedUnitRow } from '../../../entities/strategy-battle/scenario-fixed-unit.js';
import type { ScenarioRow } from '../../../entities/strategy-battle/scenario.js';
import { ScenarioSideRow } from '../../../entities/strategy-battle/scenario-side.js';
import { toFraction } from '../../columns.js';
import type { RowSet, Unplaced } from '../../row-set.js';

const NO_SHARE = { numerator: null, denominator: null };

/** What the points match allows each side. */
export function writeLimits({ id, pointsMatch }: Scenario, rows: RowSet): void {
  if (pointsMatch === null) return;
  writeSide(id, 'good', pointsMatch.good, rows);
  writeSide(id, 'evil', pointsMatch.evil, rows);
}

function writeSide(scenarioId: string, side: Side, limits: SideLimits, rows: RowSet): void {
  rows.add(ScenarioSideRow, [toSideColumns(scenarioId, side, limits)]);
  rows.addList(ScenarioFixedUnitRow, limits.fixedUnits.map(({ unit, count }) => ({ scenarioId, side, unitId: unit, count })));
}

function toSideColumns(scenarioId: string, side: Side, limits: SideLimits): Unplaced<ScenarioSideRow> {
  return {
    scenarioId,
    side,
    minPoints: limits.minPoints,
    maxPoints: limits.maxPoints,
    minHeroes: limits.minHeroes,
    maxHeroes: limits.maxHeroes,
    heroesOnly: limits.heroesOnly,
    mountedAllowed: limits.mountedAllowed,
    ...toShareColumns(limits),
  };
}

function toShareColumns(limits: SideLimits) {
  const [share, bows, other] = [limits.share ?? NO_SHARE, limits.bows ?? NO_SHARE, limits.otherSideShare ?? NO_SHARE];
  return {
    shareNumerator: share.numerator,
    shareDenominator: share.denominator,
    bowsNumerator: bows.numerator,
    bowsDenominator: bows.denominator,
    otherSideShareNumerator: other.numerator,
    otherSideShareDenominator: other.denominator,
  };
}

export function readLimits(rows: RowSet): (scenario: ScenarioRow) => Scenario['pointsMatch'] {
  const side = rows.by(ScenarioSideRow, ownerOf);
  const fixedUnits = rows.by(ScenarioFixedUnitRow, ownerOf);
  const limits = (scenarioId: string, name: Side): SideLimits | null => {
    const owner = ownerOf({ scenarioId, side: name });
    const fixed = fixedUnits(owner).map(({ unitId, count }) => ({ unit: unitId, count }));
    return side(owner).map((row) => toLimits(row, fixed))[0] ?? null;
  };
  return ({ id, equalValues }) => {
    const [good, evil] = [limits(id, 'good'), limits(id, 'evil')];
    return good === null || evil === null ? null : { equalValues, good, evil };
  };
}

function ownerOf({ scenarioId, side }: { scenarioId: string; side: Side }): string {
  return `${scenarioId}/${side}`;
}

function toLimits(row: ScenarioSideRow, fixedUnits: SideLimits['fixedUnits']): SideLimits {
  return {
    minPoints: row.minPoints,
    maxPoints: row.maxPoints,
    share: toFraction(row.shareNumerator, row.shareDenominator),
    bows: toFraction(row.bowsNumerator, row.bowsDenominator),
    minHeroes: row.minHeroes,
    maxHeroes: row.maxHeroes,
    heroesOnly: row.heroesOnly,
    mountedAllowed: row.mountedAllowed,
    otherSideShare: toFraction(row.otherSideShareNumerator, row.otherSideShareDenominator),
    fixedUnits,
  };
}
