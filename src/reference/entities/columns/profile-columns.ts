import { Column } from 'typeorm';

/** No characteristic is above 10, and a Shooting value is a die that can be rolled. */
export const PROFILE_CHECK = [
  'shoot BETWEEN 2 AND 6',
  ...['fight', 'strength', 'defence', 'attacks', 'wounds', 'courage'].map((name) => `${name} BETWEEN 0 AND 10`),
].join(' AND ');

/** The six characteristics; `shoot` is null for a dash. */
export class ProfileColumns {
  @Column('smallint')
  fight!: number;

  @Column('smallint', { nullable: true })
  shoot!: number | null;

  @Column('smallint')
  strength!: number;

  @Column('smallint')
  defence!: number;

  @Column('smallint')
  attacks!: number;

  @Column('smallint')
  wounds!: number;

  @Column('smallint')
  courage!: number;
}
