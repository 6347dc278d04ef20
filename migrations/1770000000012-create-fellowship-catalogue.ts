import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE fellowship_phase (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    round text NOT NULL,
    round_number smallint NOT NULL,
    heroic boolean NOT NULL,
    part smallint,
    procedure boolean NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT fellowship_phase_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT fellowship_phase_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT fellowship_phase_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT fellowship_phase_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES fellowship_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT fellowship_phase_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT fellowship_phase_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT fellowship_phase_round_number_check CHECK (round_number BETWEEN 1 AND 7),
    CONSTRAINT fellowship_phase_part_check CHECK (part BETWEEN 1 AND 3),
    CONSTRAINT fellowship_phase_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE fellowship_race (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    side text NOT NULL,
    rate smallint NOT NULL,
    mount boolean NOT NULL,
    night_vision boolean NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT fellowship_race_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT fellowship_race_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT fellowship_race_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT fellowship_race_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES fellowship_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT fellowship_race_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT fellowship_race_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT fellowship_race_side_check CHECK (side IN ('good', 'evil')),
    CONSTRAINT fellowship_race_rate_check CHECK (rate > 0),
    CONSTRAINT fellowship_race_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE fellowship_spell (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    family text NOT NULL,
    range smallint,
    save boolean NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT fellowship_spell_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT fellowship_spell_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT fellowship_spell_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT fellowship_spell_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES fellowship_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT fellowship_spell_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT fellowship_spell_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT fellowship_spell_family_check CHECK (family IN ('mind', 'power', 'natural')),
    CONSTRAINT fellowship_spell_range_check CHECK (range >= 0),
    CONSTRAINT fellowship_spell_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE fellowship_heroic_action (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    phases text[] NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT fellowship_heroic_action_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT fellowship_heroic_action_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT fellowship_heroic_action_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT fellowship_heroic_action_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES fellowship_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT fellowship_heroic_action_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT fellowship_heroic_action_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT fellowship_heroic_action_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE fellowship_special_ability (
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
    CONSTRAINT fellowship_special_ability_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT fellowship_special_ability_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT fellowship_special_ability_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT fellowship_special_ability_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES fellowship_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT fellowship_special_ability_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT fellowship_special_ability_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT fellowship_special_ability_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE fellowship_training_skill (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    holders text[] NOT NULL,
    examples text[] NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT fellowship_training_skill_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT fellowship_training_skill_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT fellowship_training_skill_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT fellowship_training_skill_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES fellowship_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT fellowship_training_skill_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT fellowship_training_skill_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT fellowship_training_skill_holders_check CHECK (holders <@ ARRAY['individual', 'company', 'ancillary-squad']),
    CONSTRAINT fellowship_training_skill_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE fellowship_engagement (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    steps text[] NOT NULL,
    markers_each smallint NOT NULL,
    markers_centre smallint NOT NULL,
    open text[] NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT fellowship_engagement_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT fellowship_engagement_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT fellowship_engagement_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT fellowship_engagement_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES fellowship_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT fellowship_engagement_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT fellowship_engagement_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT fellowship_engagement_markers_check CHECK (markers_each >= 0 AND markers_centre >= 0),
    CONSTRAINT fellowship_engagement_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE fellowship_terrain (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    difficult boolean NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT fellowship_terrain_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT fellowship_terrain_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT fellowship_terrain_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT fellowship_terrain_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES fellowship_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT fellowship_terrain_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT fellowship_terrain_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT fellowship_terrain_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE fellowship_chart (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    columns text[] NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT fellowship_chart_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT fellowship_chart_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT fellowship_chart_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT fellowship_chart_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES fellowship_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT fellowship_chart_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT fellowship_chart_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT fellowship_chart_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE fellowship_engagement_zone (
    content_version text NOT NULL,
    engagement_id text NOT NULL,
    ordinal smallint NOT NULL,
    side text NOT NULL,
    depth smallint,
    CONSTRAINT fellowship_engagement_zone_pkey PRIMARY KEY (content_version, engagement_id, ordinal),
    CONSTRAINT fellowship_engagement_zone_engagement_fkey FOREIGN KEY (content_version, engagement_id)
      REFERENCES fellowship_engagement (content_version, id) ON DELETE CASCADE,
    CONSTRAINT fellowship_engagement_zone_side_check CHECK (side IN ('either', 'attacker', 'defender')),
    CONSTRAINT fellowship_engagement_zone_depth_check CHECK (depth > 0),
    CONSTRAINT fellowship_engagement_zone_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE fellowship_chart_row (
    content_version text NOT NULL,
    chart_id text NOT NULL,
    ordinal smallint NOT NULL,
    heading text NOT NULL,
    cells text[] NOT NULL,
    CONSTRAINT fellowship_chart_row_pkey PRIMARY KEY (content_version, chart_id, ordinal),
    CONSTRAINT fellowship_chart_row_chart_fkey FOREIGN KEY (content_version, chart_id)
      REFERENCES fellowship_chart (content_version, id) ON DELETE CASCADE,
    CONSTRAINT fellowship_chart_row_ordinal_check CHECK (ordinal >= 0)
  )`,
];

const TABLES = [
  'fellowship_chart_row',
  'fellowship_engagement_zone',
  'fellowship_chart',
  'fellowship_terrain',
  'fellowship_engagement',
  'fellowship_training_skill',
  'fellowship_special_ability',
  'fellowship_heroic_action',
  'fellowship_spell',
  'fellowship_race',
  'fellowship_phase',
];

/** The catalogue of fellowship: what a bound is made of, who moves, what they can do, and where they meet. */
export class CreateFellowshipCatalogue1770000000012 implements MigrationInterface {
  readonly name = 'CreateFellowshipCatalogue1770000000012';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE ${table}`);
  }
}
