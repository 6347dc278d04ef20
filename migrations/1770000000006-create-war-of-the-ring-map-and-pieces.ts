import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE war_of_the_ring_nation (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    side text NOT NULL,
    text text NOT NULL,
    bonus_when text,
    bonus_terrains text[],
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT war_of_the_ring_nation_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_nation_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_nation_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_nation_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_nation_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT war_of_the_ring_nation_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_nation_side_check CHECK (side IN ('red', 'blue')),
    CONSTRAINT war_of_the_ring_nation_bonus_check CHECK (bonus_when IN ('always', 'attacking', 'defending') AND bonus_terrains IS NOT NULL OR bonus_when IS NULL AND bonus_terrains IS NULL),
    CONSTRAINT war_of_the_ring_nation_bonus_terrains_check CHECK (bonus_terrains <@ ARRAY['plains', 'mountains', 'hills', 'forest', 'swamp']),
    CONSTRAINT war_of_the_ring_nation_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE war_of_the_ring_structure (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    defence_bonus smallint,
    attack_penalty smallint,
    channel smallint,
    capacity smallint,
    text text NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT war_of_the_ring_structure_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_structure_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_structure_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_structure_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_structure_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT war_of_the_ring_structure_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_structure_figures_check CHECK (defence_bonus >= 0 AND attack_penalty >= 0 AND channel >= 0 AND capacity >= 0),
    CONSTRAINT war_of_the_ring_structure_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE war_of_the_ring_area (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    terrain text NOT NULL,
    listed boolean NOT NULL,
    mordor boolean NOT NULL,
    mordor_pass boolean NOT NULL,
    structure_id text,
    nation_id text,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT war_of_the_ring_area_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_area_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_area_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_area_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_area_structure_fkey FOREIGN KEY (content_version, structure_id)
      REFERENCES war_of_the_ring_structure (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_area_nation_fkey FOREIGN KEY (content_version, nation_id)
      REFERENCES war_of_the_ring_nation (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_area_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT war_of_the_ring_area_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_area_terrain_check CHECK (terrain IN ('plains', 'mountains', 'hills', 'forest', 'swamp')),
    CONSTRAINT war_of_the_ring_area_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE war_of_the_ring_unit (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    strength smallint,
    move smallint NOT NULL,
    text text NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT war_of_the_ring_unit_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_unit_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_unit_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_unit_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_unit_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT war_of_the_ring_unit_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_unit_kind_check CHECK (kind IN ('regular', 'elite', 'leader', 'hero')),
    CONSTRAINT war_of_the_ring_unit_strength_check CHECK (strength BETWEEN 0 AND 6),
    CONSTRAINT war_of_the_ring_unit_move_check CHECK (move >= 1),
    CONSTRAINT war_of_the_ring_unit_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE war_of_the_ring_character (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    side text NOT NULL,
    nation_id text,
    kind text NOT NULL,
    area_id text,
    reserve boolean NOT NULL,
    figure boolean NOT NULL,
    count smallint NOT NULL,
    strength smallint,
    move smallint,
    human boolean NOT NULL,
    hobbit boolean NOT NULL,
    nazgul boolean NOT NULL,
    companion boolean NOT NULL,
    fixed boolean NOT NULL,
    becomes_id text,
    susceptibility smallint,
    text text NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT war_of_the_ring_character_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_character_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_character_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_character_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_character_nation_fkey FOREIGN KEY (content_version, nation_id)
      REFERENCES war_of_the_ring_nation (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_character_area_fkey FOREIGN KEY (content_version, area_id)
      REFERENCES war_of_the_ring_area (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_character_becomes_fkey FOREIGN KEY (content_version, becomes_id)
      REFERENCES war_of_the_ring_character (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_character_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT war_of_the_ring_character_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_character_side_check CHECK (side IN ('red', 'blue')),
    CONSTRAINT war_of_the_ring_character_kind_check CHECK (kind IN ('leader', 'hero', 'ringbearer', 'creature')),
    CONSTRAINT war_of_the_ring_character_count_check CHECK (count >= 1),
    CONSTRAINT war_of_the_ring_character_strength_check CHECK (strength BETWEEN 0 AND 6),
    CONSTRAINT war_of_the_ring_character_move_check CHECK (move >= 1),
    CONSTRAINT war_of_the_ring_character_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE war_of_the_ring_place (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    bars text[] NOT NULL,
    destroys_armies boolean NOT NULL,
    fear_sixths smallint NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT war_of_the_ring_place_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT war_of_the_ring_place_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT war_of_the_ring_place_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_place_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_place_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT war_of_the_ring_place_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_place_bars_check CHECK (bars <@ ARRAY['army', 'leader', 'hero', 'nazgul', 'red-hero', 'everyone']),
    CONSTRAINT war_of_the_ring_place_fear_sixths_check CHECK (fear_sixths BETWEEN 0 AND 6),
    CONSTRAINT war_of_the_ring_place_source_line_check CHECK (source_line >= 1)
  )`,
];

/** The map and the pieces of the war of the ring. */
export class CreateWarOfTheRingMapAndPieces1770000000006 implements MigrationInterface {
  readonly name = 'CreateWarOfTheRingMapAndPieces1770000000006';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['place', 'character', 'unit', 'area', 'structure', 'nation']) await runner.query(`DROP TABLE war_of_the_ring_${table}`);
  }
}
