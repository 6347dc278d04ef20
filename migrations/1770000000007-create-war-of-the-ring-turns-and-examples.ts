import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE war_of_the_ring_mobilization (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    nation_id text NOT NULL,
    text text NOT NULL,
    reinforcement_turns smallint NOT NULL,
    halved_while_bewitched boolean NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT war_of_the_ring_mobilization_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_mobilization_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_mobilization_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_mobilization_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_mobilization_nation_fkey FOREIGN KEY (content_version, nation_id)
      REFERENCES war_of_the_ring_nation (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_mobilization_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT war_of_the_ring_mobilization_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_mobilization_reinforcement_turns_check CHECK (reinforcement_turns >= 0),
    CONSTRAINT war_of_the_ring_mobilization_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE war_of_the_ring_recruitment (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    nation_id text NOT NULL,
    text text NOT NULL,
    from_turn smallint NOT NULL,
    elite_turns smallint NOT NULL,
    needs_id text,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT war_of_the_ring_recruitment_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_recruitment_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_recruitment_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_recruitment_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_recruitment_nation_fkey FOREIGN KEY (content_version, nation_id)
      REFERENCES war_of_the_ring_nation (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_recruitment_needs_fkey FOREIGN KEY (content_version, needs_id)
      REFERENCES war_of_the_ring_character (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_recruitment_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT war_of_the_ring_recruitment_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_recruitment_from_turn_check CHECK (from_turn >= 1),
    CONSTRAINT war_of_the_ring_recruitment_elite_turns_check CHECK (elite_turns >= 1),
    CONSTRAINT war_of_the_ring_recruitment_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE war_of_the_ring_harbour (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    nation_id text NOT NULL,
    capacity smallint NOT NULL,
    text text NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT war_of_the_ring_harbour_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_harbour_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_harbour_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_harbour_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_harbour_nation_fkey FOREIGN KEY (content_version, nation_id)
      REFERENCES war_of_the_ring_nation (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_harbour_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT war_of_the_ring_harbour_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_harbour_capacity_check CHECK (capacity >= 1),
    CONSTRAINT war_of_the_ring_harbour_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE war_of_the_ring_ring (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    nation_id text,
    area_id text,
    bonus smallint NOT NULL,
    text text NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT war_of_the_ring_ring_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_ring_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_ring_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_ring_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_ring_nation_fkey FOREIGN KEY (content_version, nation_id)
      REFERENCES war_of_the_ring_nation (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_ring_area_fkey FOREIGN KEY (content_version, area_id)
      REFERENCES war_of_the_ring_area (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_ring_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT war_of_the_ring_ring_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_ring_bonus_check CHECK (bonus >= 1),
    CONSTRAINT war_of_the_ring_ring_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE war_of_the_ring_lost_table (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    known text,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT war_of_the_ring_lost_table_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_lost_table_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_lost_table_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_lost_table_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_lost_table_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT war_of_the_ring_lost_table_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_lost_table_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE war_of_the_ring_starting_force (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    nation_id text NOT NULL,
    area_id text,
    reserve boolean NOT NULL,
    units smallint,
    regular smallint,
    elite smallint,
    text text NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT war_of_the_ring_starting_force_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_starting_force_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_starting_force_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_starting_force_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_starting_force_nation_fkey FOREIGN KEY (content_version, nation_id)
      REFERENCES war_of_the_ring_nation (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_starting_force_area_fkey FOREIGN KEY (content_version, area_id)
      REFERENCES war_of_the_ring_area (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_starting_force_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT war_of_the_ring_starting_force_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_starting_force_units_check CHECK (units >= 0 AND regular >= 0 AND elite >= 0),
    CONSTRAINT war_of_the_ring_starting_force_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE war_of_the_ring_example (
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
    CONSTRAINT war_of_the_ring_example_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_example_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_example_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_example_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_example_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT war_of_the_ring_example_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_example_source_line_check CHECK (source_line >= 1)
  )`,
];

/** The turns, what is lost, and the examples of the war of the ring. */
export class CreateWarOfTheRingTurnsAndExamples1770000000007 implements MigrationInterface {
  readonly name = 'CreateWarOfTheRingTurnsAndExamples1770000000007';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'example', 'starting_force', 'lost_table', 'ring', 'harbour', 'recruitment', 'mobilization',
    ]) await runner.query(`DROP TABLE war_of_the_ring_${table}`);
  }
}
