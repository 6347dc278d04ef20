import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE strategy_battle_scenario ADD COLUMN equal_values boolean NOT NULL DEFAULT false',
  'ALTER TABLE strategy_battle_scenario ALTER COLUMN equal_values DROP DEFAULT',
];

/** Points matches that want the same value on both sides; versions stored before ask for none. */
export class AddEqualValuesOfScenarios1770000000014 implements MigrationInterface {
  readonly name = 'AddEqualValuesOfScenarios1770000000014';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE strategy_battle_scenario DROP COLUMN equal_values');
  }
}
