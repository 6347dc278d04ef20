import type { Missile, MoveCost } from '../../../rules/strategy-battle/reference.js';
import type { RangeColumns } from '../../entities/columns/range-columns.js';
import { toDistance } from '../columns.js';

interface MissileColumns {
  range: RangeColumns;
  strength: number;
  moveCost: MoveCost;
}

/** Owners that shoot or throw something, each with its missile columns. */
export function missileRows<Owner extends { readonly missile: Missile | null }, Row>(
  owners: readonly Owner[],
  toRow: (owner: Owner, missile: MissileColumns) => Row,
): Row[] {
  return owners.flatMap((owner) => (owner.missile === null ? [] : [toRow(owner, toMissile(owner.missile))]));
}

export function toMissile({ range, strength, moveCost }: Missile): MissileColumns {
  return { range: toDistance(range), strength, moveCost };
}
