import type { Heroic, Inclusion, RingBearer, Unit } from '../../../rules/strategy-battle/reference.js';
import type { UnitRow } from '../../entities/strategy-battle/unit.js';
import { fromSourcedColumns, toDistance, toProfile, toSourcedColumns } from '../columns.js';
import type { Unplaced } from '../row-set.js';

/** What of a unit stands in its own row. */
type UnitCard = Omit<Unit, 'variants' | 'wargear' | 'options' | 'specialRules' | 'magicalPowers' | 'groups' | 'inclusion' | 'mayRide'> & {
  readonly inclusion: Omit<Inclusion, 'companions'>;
};

export function toUnitRow(unit: UnitCard): Unplaced<UnitRow> {
  const { inclusion, ringBearer } = unit;
  return {
    id: unit.id,
    name: unit.name,
    side: unit.side,
    kind: unit.kind,
    raceId: unit.race,
    unique: unit.unique,
    points: unit.points,
    profile: toProfile(unit.profile),
    move: toDistance(unit.move),
    ...toHeroicColumns(unit.heroic),
    maxModels: inclusion.max,
    opponentRingBearer: inclusion.opponentRingBearer,
    exclusiveSet: inclusion.exclusiveSet,
    notUnderground: inclusion.notUnderground,
    inclusionRuleId: inclusion.rule,
    ringBearerRank: ringBearer?.rank ?? null,
    ringBearerAlways: ringBearer?.always ?? null,
    ...toSourcedColumns(unit),
  };
}

/** A warrior has none of these columns, free points included. */
function toHeroicColumns(heroic: Heroic | null) {
  if (heroic === null) {
    return { might: null, will: null, fate: null, freeMight: null, freeWill: null, freeFate: null, heroicSpecial: null };
  }
  const { might, will, fate, freePerTurn: free, special } = heroic;
  return { might, will, fate, freeMight: free.might, freeWill: free.will, freeFate: free.fate, heroicSpecial: special };
}

export function fromUnitRow(row: UnitRow): UnitCard {
  return {
    id: row.id,
    name: row.name,
    side: row.side,
    kind: row.kind,
    race: row.raceId,
    unique: row.unique,
    points: row.points,
    profile: toProfile(row.profile),
    heroic: heroicOf(row),
    move: toDistance(row.move),
    inclusion: {
      max: row.maxModels,
      opponentRingBearer: row.opponentRingBearer,
      exclusiveSet: row.exclusiveSet,
      notUnderground: row.notUnderground,
      rule: row.inclusionRuleId,
    },
    ringBearer: ringBearerOf(row),
    ...fromSourcedColumns(row),
  };
}

function heroicOf({ might, will, fate, freeMight, freeWill, freeFate, heroicSpecial }: UnitRow): Heroic | null {
  if (freeMight === null || freeWill === null || freeFate === null) return null;
  return { might, will, fate, freePerTurn: { might: freeMight, will: freeWill, fate: freeFate }, special: heroicSpecial };
}

function ringBearerOf({ ringBearerRank: rank, ringBearerAlways: always }: UnitRow): RingBearer | null {
  return rank === null || always === null ? null : { rank, always };
}
