import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE strategy_battle_chart (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT strategy_battle_chart_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT strategy_battle_chart_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT strategy_battle_chart_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_chart_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_chart_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT strategy_battle_chart_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_chart_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE strategy_battle_chart_column (
    content_version text NOT NULL,
    chart_id text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    CONSTRAINT strategy_battle_chart_column_pkey PRIMARY KEY (content_version, chart_id, id),
    CONSTRAINT strategy_battle_chart_column_ordinal_key UNIQUE (content_version, chart_id, ordinal),
    CONSTRAINT strategy_battle_chart_column_chart_fkey FOREIGN KEY (content_version, chart_id)
      REFERENCES strategy_battle_chart (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_chart_column_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_chart_row (
    content_version text NOT NULL,
    chart_id text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    CONSTRAINT strategy_battle_chart_row_pkey PRIMARY KEY (content_version, chart_id, id),
    CONSTRAINT strategy_battle_chart_row_ordinal_key UNIQUE (content_version, chart_id, ordinal),
    CONSTRAINT strategy_battle_chart_row_chart_fkey FOREIGN KEY (content_version, chart_id)
      REFERENCES strategy_battle_chart (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_chart_row_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_chart_cell (
    content_version text NOT NULL,
    chart_id text NOT NULL,
    row_id text NOT NULL,
    column_id text NOT NULL,
    value text NOT NULL,
    CONSTRAINT strategy_battle_chart_cell_pkey PRIMARY KEY (content_version, chart_id, row_id, column_id),
    CONSTRAINT strategy_battle_chart_cell_row_fkey FOREIGN KEY (content_version, chart_id, row_id)
      REFERENCES strategy_battle_chart_row (content_version, chart_id, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_chart_cell_column_fkey FOREIGN KEY (content_version, chart_id, column_id)
      REFERENCES strategy_battle_chart_column (content_version, chart_id, id) DEFERRABLE INITIALLY DEFERRED
  )`,
  `CREATE TABLE strategy_battle_scenario (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    number text,
    underground boolean NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT strategy_battle_scenario_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT strategy_battle_scenario_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT strategy_battle_scenario_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT strategy_battle_scenario_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE strategy_battle_scenario_side (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    side text NOT NULL,
    min_points smallint,
    max_points smallint,
    share_numerator smallint,
    share_denominator smallint,
    bows_numerator smallint,
    bows_denominator smallint,
    min_heroes smallint,
    max_heroes smallint,
    heroes_only boolean NOT NULL,
    mounted_allowed boolean NOT NULL,
    other_side_share_numerator smallint,
    other_side_share_denominator smallint,
    CONSTRAINT strategy_battle_scenario_side_pkey PRIMARY KEY (content_version, scenario_id, side),
    CONSTRAINT strategy_battle_scenario_side_scenario_fkey FOREIGN KEY (content_version, scenario_id)
      REFERENCES strategy_battle_scenario (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_side_side_check CHECK (side IN ('good', 'evil')),
    CONSTRAINT strategy_battle_scenario_side_points_check CHECK (min_points >= 0 AND max_points >= 0 AND min_points <= max_points),
    CONSTRAINT strategy_battle_scenario_side_share_check CHECK (
      (share_numerator IS NULL) = (share_denominator IS NULL)
      AND share_numerator >= 1
      AND share_numerator <= share_denominator
    ),
    CONSTRAINT strategy_battle_scenario_side_bows_check CHECK (
      (bows_numerator IS NULL) = (bows_denominator IS NULL)
      AND bows_numerator >= 1
      AND bows_numerator <= bows_denominator
    ),
    CONSTRAINT strategy_battle_scenario_side_heroes_check CHECK (min_heroes >= 0 AND max_heroes >= 0 AND min_heroes <= max_heroes),
    CONSTRAINT strategy_battle_scenario_side_other_side_share_check CHECK (
      (other_side_share_numerator IS NULL) = (other_side_share_denominator IS NULL)
      AND other_side_share_numerator >= 1
      AND other_side_share_numerator <= other_side_share_denominator
    )
  )`,
  `CREATE TABLE strategy_battle_scenario_fixed_unit (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    side text NOT NULL,
    unit_id text NOT NULL,
    ordinal smallint NOT NULL,
    count smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_fixed_unit_pkey PRIMARY KEY (content_version, scenario_id, side, unit_id),
    CONSTRAINT strategy_battle_scenario_fixed_unit_ordinal_key UNIQUE (content_version, scenario_id, side, ordinal),
    CONSTRAINT strategy_battle_scenario_fixed_unit_side_fkey FOREIGN KEY (content_version, scenario_id, side)
      REFERENCES strategy_battle_scenario_side (content_version, scenario_id, side) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_fixed_unit_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_fixed_unit_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_fixed_unit_count_check CHECK (count >= 1)
  )`,
];

const TABLES_LAST_FIRST = [
  'strategy_battle_scenario_fixed_unit',
  'strategy_battle_scenario_side',
  'strategy_battle_scenario',
  'strategy_battle_chart_cell',
  'strategy_battle_chart_row',
  'strategy_battle_chart_column',
  'strategy_battle_chart',
];

/** The charts of strategy-battle and what its scenarios allow each side. */
export class CreateChartsAndScenarios1770000000004 implements MigrationInterface {
  readonly name = 'CreateChartsAndScenarios1770000000004';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES_LAST_FIRST) await runner.query(`DROP TABLE ${table}`);
  }
}
