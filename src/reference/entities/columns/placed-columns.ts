import { Column } from 'typeorm';
import type { Edge, Place } from '../../../rules/strategy-battle/scenario/board.js';

/** Where something lies on a board and how large it is, as far as its kind says. */
export abstract class PlacedColumns {
  @Column('text', { name: 'place_kind', nullable: true })
  placeKind!: Place['kind'] | null;

  @Column('text', { name: 'place_edge', nullable: true })
  placeEdge!: Edge | null;

  @Column('text', { name: 'place_feature', nullable: true })
  placeFeature!: string | null;

  @Column('smallint', { name: 'place_inches', nullable: true })
  placeInches!: number | null;

  @Column('smallint', { name: 'place_cm', nullable: true })
  placeCm!: number | null;

  @Column('smallint', { name: 'width_inches', nullable: true })
  widthInches!: number | null;

  @Column('smallint', { name: 'width_cm', nullable: true })
  widthCm!: number | null;

  @Column('smallint', { name: 'depth_inches', nullable: true })
  depthInches!: number | null;

  @Column('smallint', { name: 'depth_cm', nullable: true })
  depthCm!: number | null;
}
