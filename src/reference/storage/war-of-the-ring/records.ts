import type { Sourced } from '../../../rules/shared/sourced.js';
import type { EliteBonus } from '../../../rules/war-of-the-ring/reference.js';
import type { RecordColumns } from '../../entities/columns/record-columns.js';
import { fromSourcedColumns, toSourcedColumns } from '../columns.js';

interface Named extends Sourced {
  readonly id: string;
  readonly name: string;
}

/** The columns that every record has. */
export const toRecord = (record: Named) => ({ id: record.id, name: record.name, ...toSourcedColumns(record) });

export const fromRecord = (row: RecordColumns & { readonly id: string }): Named => ({ id: row.id, name: row.name, ...fromSourcedColumns(row) });

export interface BonusColumns {
  bonusWhen: string | null;
  bonusTerrains: string[] | null;
}

export const toBonus = (bonus: EliteBonus | null): BonusColumns => ({ bonusWhen: bonus?.when ?? null, bonusTerrains: bonus === null ? null : [...bonus.terrains] });

/** The words were checked when they were stored. */
export const fromBonus = ({ bonusWhen, bonusTerrains }: BonusColumns): EliteBonus | null =>
  bonusWhen === null || bonusTerrains === null ? null : { when: bonusWhen as EliteBonus['when'], terrains: [...bonusTerrains] as EliteBonus['terrains'] };
