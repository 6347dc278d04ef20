import type { Side } from '../../data-words.js';
import { linked } from '../../reference-index.js';
import type { Option, Unit } from '../../reference.js';
import type { Participant, StartingLosses } from '../scenario-reference.js';
import type { SetUpBook, SetUpEntry, StartingState } from './set-up-types.js';

/** Some models of a line: how many, and whether they have a banner. */
export interface Part {
  readonly side: Side;
  readonly line: number | null;
  readonly participant: Participant;
  readonly count: number;
  readonly banner: boolean;
}

/** The models of a line with their effective profile, price and state at the start. */
export function dressed(book: SetUpBook, { side, line, participant, count, banner }: Part): SetUpEntry {
  const unit = linked(book.index.units, participant.unit, 'a scenario');
  const options = [...participant.options, ...bought(unit, participant.mount), ...(banner ? [bannerOf(book, unit)] : []), ...participant.given];
  const { legal: _legal, findings: _findings, points, ...report } = book.resolve({ unit: unit.id, variant: participant.variant, options });
  const lacking = new Set(participant.without);
  return {
    ...report,
    side, line, count, options,
    pointsEach: points,
    points: points * count,
    wargear: report.wargear.filter((id) => !lacking.has(id)),
    withoutWargear: [...report.withoutWargear, ...participant.without].sort(),
    start: startOf(report, participant.losses),
    mayTake: unit.kind === 'hero' ? mayTake(unit, participant, options) : [],
    passengerOf: participant.passengerOf,
    group: participant.group,
    note: participant.note,
  };
}

/** A mount is bought where the unit has none of its own. */
function bought(unit: Unit, mount: string | null): string[] {
  return mount !== null && unit.options.some(({ id }) => id === mount) ? [mount] : [];
}

export function bannerOf({ index }: SetUpBook, unit: Unit): string {
  const banner = unit.options.find(({ id }) => index.wargear.get(id)?.category === 'banner');
  if (banner === undefined) throw new Error(`A scenario gives ${unit.id} a banner that the unit does not sell.`);
  return banner.id;
}

/** Stores never fall below 0, and one Wound stays (SB-S05-005). */
function startOf({ heroic, profile }: Pick<SetUpEntry, 'heroic' | 'profile'>, losses: StartingLosses | null): StartingState {
  const left = (store: number | null, lost: number): number | null => (store === null ? null : Math.max(0, store - lost));
  const { might, will, fate } = heroic ?? { might: 0, will: 0, fate: 0 };
  return {
    might: left(might, losses?.might ?? 0),
    will: left(will, losses?.will ?? 0),
    fate: left(fate, losses?.fate ?? 0),
    wounds: Math.max(1, profile.wounds - (losses?.wounds ?? 0)),
  };
}

function mayTake(unit: Unit, { forbidden, variant }: Participant, taken: readonly string[]): string[] {
  const have = new Set(taken);
  const barred = new Set([...forbidden, ...unit.options.filter(({ id }) => have.has(id)).flatMap(({ excludes }) => excludes)]);
  const fits = ({ id, excludes, variants }: Option): boolean =>
    !have.has(id) && !barred.has(id) && !excludes.some((other) => have.has(other)) && (variants.length === 0 || (variant !== null && variants.includes(variant)));
  return unit.options.filter(fits).map(({ id }) => id);
}
