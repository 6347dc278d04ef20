import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { WarPlaceRow } from './place.js';
import { WarRuleRow } from './rule.js';

/** A row of the ledger that speaks of a place. */
@Entity('war_of_the_ring_place_rule')
@ForeignKey(() => WarPlaceRow, ['contentVersion', 'placeId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_place_rule_place_fkey', onDelete: 'CASCADE' })
@ForeignKey(() => WarRuleRow, ['contentVersion', 'rowId'], ['contentVersion', 'id'], { name: 'war_of_the_ring_place_rule_row_fkey', deferrable: 'INITIALLY DEFERRED' })
@Check('war_of_the_ring_place_rule_ordinal_check', 'ordinal >= 0')
export class WarPlaceRuleRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_place_rule_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'place_id', primaryKeyConstraintName: 'war_of_the_ring_place_rule_pkey' })
  placeId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'war_of_the_ring_place_rule_pkey' })
  ordinal!: number;

  @Column('text', { name: 'row_id' })
  rowId!: string;
}
