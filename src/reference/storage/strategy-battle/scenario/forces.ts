import type { Side } from '../../../../rules/strategy-battle/reference.js';
import type { BannerAllowance, BySide, Participant, Scenario } from '../../../../rules/strategy-battle/scenario/scenario-reference.js';
import { ScenarioBannerUnitRow } from '../../../entities/strategy-battle/scenario/banner-unit.js';
import { ScenarioBannerRow } from '../../../entities/strategy-battle/scenario/banner.js';
import { ScenarioParticipantWargearRow } from '../../../entities/strategy-battle/scenario/participant-wargear.js';
import { ScenarioParticipantRow } from '../../../entities/strategy-battle/scenario/participant.js';
import type { RowSet, Unplaced } from '../../row-set.js';
import { given } from './places.js';

const SIDES = ['good', 'evil'] as const;

/** Participants and banners of both sides. */
export function writeForces(scenario: Scenario, rows: RowSet): void {
  for (const side of SIDES) {
    writeParticipants(scenario.id, side, scenario.participants[side], rows);
    writeBanners(scenario.id, side, scenario.banners[side], rows);
  }
}

function writeParticipants(scenarioId: string, side: Side, participants: readonly Participant[], rows: RowSet): void {
  rows.addList(ScenarioParticipantRow, participants.map((participant) => toColumns(scenarioId, side, participant)));
  participants.forEach(({ options, forbidden, without, given: gifts }, participant) => {
    const lists = { option: options, forbidden, without, given: gifts };
    for (const use of ['option', 'forbidden', 'without', 'given'] as const) {
      rows.addList(ScenarioParticipantWargearRow, lists[use].map((wargearId) => ({ scenarioId, side, participant, use, wargearId })));
    }
  });
}

function toColumns(scenarioId: string, side: Side, participant: Participant): Unplaced<ScenarioParticipantRow> {
  const { unit, variant, count, mount, passengerOf, group, note, losses } = participant;
  return {
    scenarioId, side, unitId: unit, variantId: variant, count, mountId: mount, passengerOf, groupId: group, note,
    lostMight: losses?.might ?? null, lostWill: losses?.will ?? null, lostFate: losses?.fate ?? null, lostWounds: losses?.wounds ?? null,
  };
}

function writeBanners(scenarioId: string, side: Side, banners: readonly BannerAllowance[], rows: RowSet): void {
  rows.addList(ScenarioBannerRow, banners.map(({ count }) => ({ scenarioId, side, count })));
  banners.forEach(({ units }, banner) => rows.addList(ScenarioBannerUnitRow, units.map((unitId) => ({ scenarioId, side, banner, unitId }))));
}

type Forces = Pick<Scenario, 'participants' | 'banners'>;

export function readForces(rows: RowSet): (scenarioId: string) => Forces {
  const participants = participantReader(rows);
  const banners = bannerReader(rows);
  const bySide = <Thing>(read: (key: string) => Thing, id: string): BySide<Thing> => ({ good: read(`${id}/good`), evil: read(`${id}/evil`) });
  return (id) => ({ participants: bySide(participants, id), banners: bySide(banners, id) });
}

function participantReader(rows: RowSet): (key: string) => Participant[] {
  const participants = rows.by(ScenarioParticipantRow, (row) => `${row.scenarioId}/${row.side}`);
  const wargear = rows.by(ScenarioParticipantWargearRow, (row) => `${row.scenarioId}/${row.side}/${row.participant}/${row.use}`);
  return (key) => participants(key).map((row) => {
    const list = (use: ScenarioParticipantWargearRow['use']): string[] => wargear(`${key}/${row.ordinal}/${use}`).map(({ wargearId }) => wargearId);
    return {
      unit: row.unitId, variant: row.variantId, count: row.count, options: list('option'), mount: row.mountId, passengerOf: row.passengerOf,
      forbidden: list('forbidden'), without: list('without'), given: list('given'), losses: lossesOf(row), group: row.groupId, note: row.note,
    };
  });
}

function lossesOf({ lostMight, lostWill, lostFate, lostWounds }: ScenarioParticipantRow): Participant['losses'] {
  if (lostMight === null) return null;
  return { might: lostMight, will: given(lostWill), fate: given(lostFate), wounds: given(lostWounds) };
}

function bannerReader(rows: RowSet): (key: string) => BannerAllowance[] {
  const banners = rows.by(ScenarioBannerRow, (row) => `${row.scenarioId}/${row.side}`);
  const units = rows.by(ScenarioBannerUnitRow, (row) => `${row.scenarioId}/${row.side}/${row.banner}`);
  return (key) => banners(key).map(({ count, ordinal }) => ({ count, units: units(`${key}/${ordinal}`).map(({ unitId }) => unitId) }));
}
