import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ID_CHECK } from '../columns/checks.js';
import { RaceRow } from './race.js';
import { UnitRow } from './unit.js';

/** A choice made when the model is bought. */
@Entity('strategy_battle_variant')
@ForeignKey(() => UnitRow, ['contentVersion', 'unitId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_variant_unit_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => RaceRow, ['contentVersion', 'raceId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_variant_race_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
@Unique('strategy_battle_variant_ordinal_key', ['contentVersion', 'unitId', 'ordinal'])
@Check('strategy_battle_variant_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_variant_id_check', ID_CHECK)
export class VariantRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_variant_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'unit_id', primaryKeyConstraintName: 'strategy_battle_variant_pkey' })
  unitId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_variant_pkey' })
  id!: string;

  @Column('smallint')
  ordinal!: number;

  @Column('text')
  name!: string;

  @Column('text', { name: 'race_id', nullable: true })
  raceId!: string | null;
}
