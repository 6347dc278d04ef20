import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE war_of_the_ring_unit_force (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    side text NOT NULL,
    count smallint NOT NULL,
    bonus_when text,
    bonus_terrains text[],
    immortal boolean NOT NULL,
    no_terrain_bonus boolean NOT NULL,
    any_ground boolean NOT NULL,
    barred_from_mordor boolean NOT NULL,
    only_area_id text,
    together boolean NOT NULL,
    CONSTRAINT war_of_the_ring_unit_force_pkey PRIMARY KEY (content_version, unit_id),
    CONSTRAINT war_of_the_ring_unit_force_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES war_of_the_ring_unit (content_version, id) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_unit_force_only_area_fkey FOREIGN KEY (content_version, only_area_id)
      REFERENCES war_of_the_ring_area (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_unit_force_side_check CHECK (side IN ('red', 'blue')),
    CONSTRAINT war_of_the_ring_unit_force_count_check CHECK (count >= 1),
    CONSTRAINT war_of_the_ring_unit_force_bonus_check CHECK (bonus_when IN ('always', 'attacking', 'defending') AND bonus_terrains IS NOT NULL OR bonus_when IS NULL AND bonus_terrains IS NULL),
    CONSTRAINT war_of_the_ring_unit_force_bonus_terrains_check CHECK (bonus_terrains <@ ARRAY['plains', 'mountains', 'hills', 'forest', 'swamp'])
  )`,
  `CREATE TABLE war_of_the_ring_area_link (
    content_version text NOT NULL,
    area_id text NOT NULL,
    ordinal smallint NOT NULL,
    to_id text NOT NULL,
    adjacent boolean NOT NULL,
    inferred boolean NOT NULL,
    CONSTRAINT war_of_the_ring_area_link_pkey PRIMARY KEY (content_version, area_id, ordinal),
    CONSTRAINT war_of_the_ring_area_link_area_fkey FOREIGN KEY (content_version, area_id)
      REFERENCES war_of_the_ring_area (content_version, id) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_area_link_to_fkey FOREIGN KEY (content_version, to_id)
      REFERENCES war_of_the_ring_area (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_area_link_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE war_of_the_ring_place_area (
    content_version text NOT NULL,
    place_id text NOT NULL,
    ordinal smallint NOT NULL,
    area_id text NOT NULL,
    CONSTRAINT war_of_the_ring_place_area_pkey PRIMARY KEY (content_version, place_id, ordinal),
    CONSTRAINT war_of_the_ring_place_area_place_fkey FOREIGN KEY (content_version, place_id)
      REFERENCES war_of_the_ring_place (content_version, id) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_place_area_area_fkey FOREIGN KEY (content_version, area_id)
      REFERENCES war_of_the_ring_area (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_place_area_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE war_of_the_ring_place_rule (
    content_version text NOT NULL,
    place_id text NOT NULL,
    ordinal smallint NOT NULL,
    row_id text NOT NULL,
    CONSTRAINT war_of_the_ring_place_rule_pkey PRIMARY KEY (content_version, place_id, ordinal),
    CONSTRAINT war_of_the_ring_place_rule_place_fkey FOREIGN KEY (content_version, place_id)
      REFERENCES war_of_the_ring_place (content_version, id) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_place_rule_row_fkey FOREIGN KEY (content_version, row_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_place_rule_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE war_of_the_ring_trigger (
    content_version text NOT NULL,
    mobilization_id text NOT NULL,
    ordinal smallint NOT NULL,
    event text NOT NULL,
    delay smallint NOT NULL,
    turn smallint,
    character_id text,
    area_id text,
    nation_id text,
    except_area_id text,
    rule_id text NOT NULL,
    CONSTRAINT war_of_the_ring_trigger_pkey PRIMARY KEY (content_version, mobilization_id, ordinal),
    CONSTRAINT war_of_the_ring_trigger_mobilization_fkey FOREIGN KEY (content_version, mobilization_id)
      REFERENCES war_of_the_ring_mobilization (content_version, id) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_trigger_character_fkey FOREIGN KEY (content_version, character_id)
      REFERENCES war_of_the_ring_character (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_trigger_area_fkey FOREIGN KEY (content_version, area_id)
      REFERENCES war_of_the_ring_area (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_trigger_nation_fkey FOREIGN KEY (content_version, nation_id)
      REFERENCES war_of_the_ring_nation (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_trigger_except_area_fkey FOREIGN KEY (content_version, except_area_id)
      REFERENCES war_of_the_ring_area (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_trigger_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_trigger_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_trigger_event_check CHECK (event IN ('turn', 'attacked', 'invaded', 'border', 'arrival', 'cured', 'neighbour-attacked', 'neighbour-mobilized', 'ring-taken')),
    CONSTRAINT war_of_the_ring_trigger_delay_check CHECK (delay >= 0),
    CONSTRAINT war_of_the_ring_trigger_turn_check CHECK (turn >= 1)
  )`,
  `CREATE TABLE war_of_the_ring_recruitment_area (
    content_version text NOT NULL,
    recruitment_id text NOT NULL,
    ordinal smallint NOT NULL,
    area_id text NOT NULL,
    CONSTRAINT war_of_the_ring_recruitment_area_pkey PRIMARY KEY (content_version, recruitment_id, ordinal),
    CONSTRAINT war_of_the_ring_recruitment_area_recruitment_fkey FOREIGN KEY (content_version, recruitment_id)
      REFERENCES war_of_the_ring_recruitment (content_version, id) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_recruitment_area_area_fkey FOREIGN KEY (content_version, area_id)
      REFERENCES war_of_the_ring_area (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_recruitment_area_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE war_of_the_ring_harbour_area (
    content_version text NOT NULL,
    harbour_id text NOT NULL,
    ordinal smallint NOT NULL,
    area_id text NOT NULL,
    CONSTRAINT war_of_the_ring_harbour_area_pkey PRIMARY KEY (content_version, harbour_id, ordinal),
    CONSTRAINT war_of_the_ring_harbour_area_harbour_fkey FOREIGN KEY (content_version, harbour_id)
      REFERENCES war_of_the_ring_harbour (content_version, id) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_harbour_area_area_fkey FOREIGN KEY (content_version, area_id)
      REFERENCES war_of_the_ring_area (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_harbour_area_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE war_of_the_ring_ring_bearer (
    content_version text NOT NULL,
    ring_id text NOT NULL,
    ordinal smallint NOT NULL,
    character_id text NOT NULL,
    CONSTRAINT war_of_the_ring_ring_bearer_pkey PRIMARY KEY (content_version, ring_id, ordinal),
    CONSTRAINT war_of_the_ring_ring_bearer_ring_fkey FOREIGN KEY (content_version, ring_id)
      REFERENCES war_of_the_ring_ring (content_version, id) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_ring_bearer_character_fkey FOREIGN KEY (content_version, character_id)
      REFERENCES war_of_the_ring_character (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_ring_bearer_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE war_of_the_ring_starting_leader (
    content_version text NOT NULL,
    starting_force_id text NOT NULL,
    ordinal smallint NOT NULL,
    character_id text NOT NULL,
    CONSTRAINT war_of_the_ring_starting_leader_pkey PRIMARY KEY (content_version, starting_force_id, ordinal),
    CONSTRAINT war_of_the_ring_starting_leader_starting_force_fkey FOREIGN KEY (content_version, starting_force_id)
      REFERENCES war_of_the_ring_starting_force (content_version, id) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_starting_leader_character_fkey FOREIGN KEY (content_version, character_id)
      REFERENCES war_of_the_ring_character (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_starting_leader_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE war_of_the_ring_example_step (
    content_version text NOT NULL,
    example_id text NOT NULL,
    ordinal smallint NOT NULL,
    text text NOT NULL,
    dice smallint[] NOT NULL,
    outcome text NOT NULL,
    rule_id text NOT NULL,
    CONSTRAINT war_of_the_ring_example_step_pkey PRIMARY KEY (content_version, example_id, ordinal),
    CONSTRAINT war_of_the_ring_example_step_example_fkey FOREIGN KEY (content_version, example_id)
      REFERENCES war_of_the_ring_example (content_version, id) ON DELETE CASCADE,
    CONSTRAINT war_of_the_ring_example_step_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES war_of_the_ring_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT war_of_the_ring_example_step_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT war_of_the_ring_example_step_dice_check CHECK (1 <= ALL (dice) AND 6 >= ALL (dice))
  )`,
];

/** The parts of the records of the war of the ring. */
export class CreateWarOfTheRingParts1770000000008 implements MigrationInterface {
  readonly name = 'CreateWarOfTheRingParts1770000000008';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'example_step', 'starting_leader', 'ring_bearer', 'harbour_area', 'recruitment_area', 'trigger', 'place_rule', 'place_area', 'area_link', 'unit_force',
    ]) await runner.query(`DROP TABLE war_of_the_ring_${table}`);
  }
}
