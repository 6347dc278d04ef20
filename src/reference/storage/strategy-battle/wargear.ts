import type { Mount, Wargear } from '../../../rules/strategy-battle/reference.js';
import { MountRow } from '../../entities/strategy-battle/mount.js';
import { WargearEffectRow } from '../../entities/strategy-battle/wargear-effect.js';
import { WargearExcludedCategoryRow } from '../../entities/strategy-battle/wargear-excluded-category.js';
import { WargearKeptCategoryRow } from '../../entities/strategy-battle/wargear-kept-category.js';
import { WargearMissileRow } from '../../entities/strategy-battle/wargear-missile.js';
import { WargearRow } from '../../entities/strategy-battle/wargear.js';
import { fromSourcedColumns, toDistance, toProfile, toSourcedColumns } from '../columns.js';
import type { RowSet } from '../row-set.js';
import { toEffect, toEffectColumns } from './effects.js';
import { missileRows, toMissile } from './missiles.js';

export function writeWargear(wargear: readonly Wargear[], rows: RowSet): void {
  rows.addList(
    WargearRow,
    wargear.map((item) => ({
      id: item.id,
      name: item.name,
      category: item.category,
      magical: item.magical,
      text: item.text,
      stripsOthers: item.keepsOnly !== null,
      ...toSourcedColumns(item),
    })),
  );
  rows.add(WargearMissileRow, missileRows(wargear, (item, missile) => ({ wargearId: item.id, ...missile })));
  for (const item of wargear) writeLists(item, rows);
}

function writeLists({ id: wargearId, effects, excludes, keepsOnly, mount }: Wargear, rows: RowSet): void {
  rows.addList(WargearEffectRow, effects.map((effect) => ({ wargearId, ...toEffectColumns(effect) })));
  rows.addList(WargearExcludedCategoryRow, excludes.map((category) => ({ wargearId, category })));
  rows.addList(WargearKeptCategoryRow, (keepsOnly ?? []).map((category) => ({ wargearId, category })));
  if (mount !== null) rows.add(MountRow, [{ wargearId, ...toMount(mount) }]);
}

export function readWargear(rows: RowSet): Wargear[] {
  const effects = rows.by(WargearEffectRow, (effect) => effect.wargearId);
  const excludes = rows.by(WargearExcludedCategoryRow, (excluded) => excluded.wargearId);
  const keeps = rows.by(WargearKeptCategoryRow, (kept) => kept.wargearId);
  const missiles = rows.by(WargearMissileRow, (missile) => missile.wargearId);
  const mounts = rows.by(MountRow, (mount) => mount.wargearId);
  return rows.of(WargearRow).map((item) => ({
    id: item.id,
    name: item.name,
    category: item.category,
    magical: item.magical,
    text: item.text,
    effects: effects(item.id).map(toEffect),
    excludes: excludes(item.id).map((excluded) => excluded.category),
    keepsOnly: item.stripsOthers ? keeps(item.id).map((kept) => kept.category) : null,
    missile: missiles(item.id).map(toMissile)[0] ?? null,
    mount: mounts(item.id).map(toMount)[0] ?? null,
    ...fromSourcedColumns(item),
  }));
}

function toMount({ profile, move, monstrous, flies, carriesPassenger }: Mount) {
  return { profile: toProfile(profile), move: toDistance(move), monstrous, flies, carriesPassenger };
}
