import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE strategy_battle_option (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    wargear_id text NOT NULL,
    ordinal smallint NOT NULL,
    points smallint NOT NULL,
    per_hero boolean NOT NULL,
    rule_id text,
    CONSTRAINT strategy_battle_option_pkey PRIMARY KEY (content_version, unit_id, wargear_id),
    CONSTRAINT strategy_battle_option_ordinal_key UNIQUE (content_version, unit_id, ordinal),
    CONSTRAINT strategy_battle_option_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_option_wargear_fkey FOREIGN KEY (content_version, wargear_id)
      REFERENCES strategy_battle_wargear (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_option_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_option_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_option_points_check CHECK (points >= 0)
  )`,
  `CREATE INDEX strategy_battle_option_wargear_idx ON strategy_battle_option (content_version, wargear_id)`,
  `CREATE TABLE strategy_battle_option_requirement (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    option_id text NOT NULL,
    wargear_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_option_requirement_pkey PRIMARY KEY (content_version, unit_id, option_id, wargear_id),
    CONSTRAINT strategy_battle_option_requirement_ordinal_key UNIQUE (content_version, unit_id, option_id, ordinal),
    CONSTRAINT strategy_battle_option_requirement_option_fkey FOREIGN KEY (content_version, unit_id, option_id)
      REFERENCES strategy_battle_option (content_version, unit_id, wargear_id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_option_requirement_wargear_fkey FOREIGN KEY (content_version, wargear_id)
      REFERENCES strategy_battle_wargear (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_option_requirement_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_option_requirement_other_check CHECK (option_id <> wargear_id)
  )`,
  `CREATE TABLE strategy_battle_option_exclusion (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    option_id text NOT NULL,
    excluded_option_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_option_exclusion_pkey PRIMARY KEY (content_version, unit_id, option_id, excluded_option_id),
    CONSTRAINT strategy_battle_option_exclusion_ordinal_key UNIQUE (content_version, unit_id, option_id, ordinal),
    CONSTRAINT strategy_battle_option_exclusion_option_fkey FOREIGN KEY (content_version, unit_id, option_id)
      REFERENCES strategy_battle_option (content_version, unit_id, wargear_id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_option_exclusion_excluded_fkey FOREIGN KEY (content_version, unit_id, excluded_option_id)
      REFERENCES strategy_battle_option (content_version, unit_id, wargear_id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_option_exclusion_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_option_exclusion_other_check CHECK (option_id <> excluded_option_id)
  )`,
  `CREATE TABLE strategy_battle_option_variant (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    option_id text NOT NULL,
    variant_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_option_variant_pkey PRIMARY KEY (content_version, unit_id, option_id, variant_id),
    CONSTRAINT strategy_battle_option_variant_ordinal_key UNIQUE (content_version, unit_id, option_id, ordinal),
    CONSTRAINT strategy_battle_option_variant_option_fkey FOREIGN KEY (content_version, unit_id, option_id)
      REFERENCES strategy_battle_option (content_version, unit_id, wargear_id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_option_variant_variant_fkey FOREIGN KEY (content_version, unit_id, variant_id)
      REFERENCES strategy_battle_variant (content_version, unit_id, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_option_variant_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_option_excluding_unit (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    option_id text NOT NULL,
    excluding_unit_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_option_excluding_unit_pkey PRIMARY KEY (content_version, unit_id, option_id, excluding_unit_id),
    CONSTRAINT strategy_battle_option_excluding_unit_ordinal_key UNIQUE (content_version, unit_id, option_id, ordinal),
    CONSTRAINT strategy_battle_option_excluding_unit_option_fkey FOREIGN KEY (content_version, unit_id, option_id)
      REFERENCES strategy_battle_option (content_version, unit_id, wargear_id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_option_excluding_unit_unit_fkey FOREIGN KEY (content_version, excluding_unit_id)
      REFERENCES strategy_battle_unit (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_option_excluding_unit_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_option_effect (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    option_id text NOT NULL,
    ordinal smallint NOT NULL,
    characteristic text NOT NULL,
    amount smallint NOT NULL,
    condition text NOT NULL,
    rule_id text NOT NULL,
    CONSTRAINT strategy_battle_option_effect_pkey PRIMARY KEY (content_version, unit_id, option_id, ordinal),
    CONSTRAINT strategy_battle_option_effect_option_fkey FOREIGN KEY (content_version, unit_id, option_id)
      REFERENCES strategy_battle_option (content_version, unit_id, wargear_id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_option_effect_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_option_effect_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_option_effect_characteristic_check CHECK (characteristic IN ('strength', 'defence')),
    CONSTRAINT strategy_battle_option_effect_amount_check CHECK (amount <> 0),
    CONSTRAINT strategy_battle_option_effect_condition_check CHECK (condition IN ('always', 'no-bow'))
  )`,
];

const TABLES_LAST_FIRST = [
  'strategy_battle_option_effect',
  'strategy_battle_option_excluding_unit',
  'strategy_battle_option_variant',
  'strategy_battle_option_exclusion',
  'strategy_battle_option_requirement',
  'strategy_battle_option',
];

/** What the units of strategy-battle may buy. */
export class CreateOptions1770000000003 implements MigrationInterface {
  readonly name = 'CreateOptions1770000000003';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES_LAST_FIRST) await runner.query(`DROP TABLE ${table}`);
  }
}
