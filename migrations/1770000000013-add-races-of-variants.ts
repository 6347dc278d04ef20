import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE strategy_battle_variant ADD COLUMN race_id text',
  `ALTER TABLE strategy_battle_variant ADD CONSTRAINT strategy_battle_variant_race_fkey FOREIGN KEY (content_version, race_id)
    REFERENCES strategy_battle_race (content_version, id) DEFERRABLE INITIALLY DEFERRED`,
];

/** A variant may be of another race than its unit; versions stored before say nothing of it. */
export class AddRacesOfVariants1770000000013 implements MigrationInterface {
  readonly name = 'AddRacesOfVariants1770000000013';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE strategy_battle_variant DROP COLUMN race_id');
  }
}
