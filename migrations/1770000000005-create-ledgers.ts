import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE fellowship_rule (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    title text NOT NULL,
    summary text NOT NULL,
    level text NOT NULL,
    operation text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    last_line integer NOT NULL,
    CONSTRAINT fellowship_rule_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT fellowship_rule_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT fellowship_rule_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT fellowship_rule_id_check CHECK (id ~ '^FS-[A-Z0-9]+-[0-9]{3}$'),
    CONSTRAINT fellowship_rule_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT fellowship_rule_level_check CHECK (level IN ('core', 'advanced', 'special', 'scenario', 'reference')),
    CONSTRAINT fellowship_rule_source_line_check CHECK (source_line >= 1),
    CONSTRAINT fellowship_rule_last_line_check CHECK (last_line >= source_line)
  )`,
  `CREATE TABLE war_of_the_ring_rule (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    title text NOT NULL,
    summary text NOT NULL,
    level text NOT NULL,
    operation text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    last_line integer NOT NULL,
    CONSTRAINT war_of_the_ring_rule_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_rule_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_rule_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_rule_id_check CHECK (id ~ '^WR-[A-Z0-9]+-[0-9]{3}$'),
    CONSTRAINT war_of_the_ring_rule_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_rule_level_check CHECK (level IN ('core', 'advanced', 'special', 'scenario', 'reference')),
    CONSTRAINT war_of_the_ring_rule_source_line_check CHECK (source_line >= 1),
    CONSTRAINT war_of_the_ring_rule_last_line_check CHECK (last_line >= source_line)
  )`,
];

/** The rules ledgers of fellowship and war-of-the-ring. */
export class CreateLedgers1770000000005 implements MigrationInterface {
  readonly name = 'CreateLedgers1770000000005';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['war_of_the_ring_rule', 'fellowship_rule']) await runner.query(`DROP TABLE ${table}`);
  }
}
