import type { MigrationInterface, QueryRunner } from 'typeorm';

const NEW_COLUMNS = ['description', 'terrain', 'first_side', 'good_in_reserve', 'evil_in_reserve', 'ring_forbidden_by'];

const UP = [
  `ALTER TABLE strategy_battle_scenario
    ADD COLUMN description text NOT NULL DEFAULT '',
    ADD COLUMN terrain text NOT NULL DEFAULT '',
    ADD COLUMN first_side text NOT NULL DEFAULT 'good',
    ADD COLUMN good_in_reserve boolean NOT NULL DEFAULT false,
    ADD COLUMN evil_in_reserve boolean NOT NULL DEFAULT false,
    ADD COLUMN ring_forbidden_by text,
    ADD CONSTRAINT strategy_battle_scenario_ring_fkey FOREIGN KEY (content_version, ring_forbidden_by)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    ADD CONSTRAINT strategy_battle_scenario_first_side_check CHECK (first_side IN ('good', 'evil'))`,
  // The defaults are for the versions that are stored already; new ones give every value.
  `ALTER TABLE strategy_battle_scenario
    ALTER COLUMN description DROP DEFAULT,
    ALTER COLUMN terrain DROP DEFAULT,
    ALTER COLUMN first_side DROP DEFAULT,
    ALTER COLUMN good_in_reserve DROP DEFAULT,
    ALTER COLUMN evil_in_reserve DROP DEFAULT`,
  `CREATE TABLE strategy_battle_scenario_participant (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    side text NOT NULL,
    ordinal smallint NOT NULL,
    unit_id text NOT NULL,
    variant_id text,
    count smallint NOT NULL,
    mount_id text,
    passenger_of text,
    group_id text,
    note text,
    lost_might smallint,
    lost_will smallint,
    lost_fate smallint,
    lost_wounds smallint,
    CONSTRAINT strategy_battle_scenario_participant_pkey PRIMARY KEY (content_version, scenario_id, side, ordinal),
    CONSTRAINT strategy_battle_scenario_participant_scenario_fkey FOREIGN KEY (content_version, scenario_id)
      REFERENCES strategy_battle_scenario (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_participant_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_participant_variant_fkey FOREIGN KEY (content_version, unit_id, variant_id)
      REFERENCES strategy_battle_variant (content_version, unit_id, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_participant_mount_fkey FOREIGN KEY (content_version, mount_id)
      REFERENCES strategy_battle_wargear (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_participant_passenger_fkey FOREIGN KEY (content_version, passenger_of)
      REFERENCES strategy_battle_unit (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_participant_side_check CHECK (side IN ('good', 'evil')),
    CONSTRAINT strategy_battle_scenario_participant_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_participant_count_check CHECK (count >= 1),
    CONSTRAINT strategy_battle_scenario_participant_losses_check CHECK ((lost_might IS NULL) = (lost_will IS NULL) AND (lost_will IS NULL) = (lost_fate IS NULL) AND (lost_fate IS NULL) = (lost_wounds IS NULL) AND lost_might >= 0 AND lost_will >= 0 AND lost_fate >= 0 AND lost_wounds >= 0)
  )`,
  `CREATE TABLE strategy_battle_scenario_participant_wargear (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    side text NOT NULL,
    participant smallint NOT NULL,
    use text NOT NULL,
    wargear_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_participant_wargear_pkey PRIMARY KEY (content_version, scenario_id, side, participant, use, wargear_id),
    CONSTRAINT strategy_battle_scenario_participant_wargear_participant_fkey FOREIGN KEY (content_version, scenario_id, side, participant)
      REFERENCES strategy_battle_scenario_participant (content_version, scenario_id, side, ordinal) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_participant_wargear_wargear_fkey FOREIGN KEY (content_version, wargear_id)
      REFERENCES strategy_battle_wargear (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_participant_wargear_ordinal_key UNIQUE (content_version, scenario_id, side, participant, use, ordinal),
    CONSTRAINT strategy_battle_scenario_participant_wargear_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_participant_wargear_use_check CHECK (use IN ('option', 'forbidden', 'without', 'given'))
  )`,
  `CREATE TABLE strategy_battle_scenario_banner (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    side text NOT NULL,
    ordinal smallint NOT NULL,
    count smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_banner_pkey PRIMARY KEY (content_version, scenario_id, side, ordinal),
    CONSTRAINT strategy_battle_scenario_banner_scenario_fkey FOREIGN KEY (content_version, scenario_id)
      REFERENCES strategy_battle_scenario (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_banner_side_check CHECK (side IN ('good', 'evil')),
    CONSTRAINT strategy_battle_scenario_banner_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_banner_count_check CHECK (count >= 1)
  )`,
  `CREATE TABLE strategy_battle_scenario_banner_unit (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    side text NOT NULL,
    banner smallint NOT NULL,
    unit_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_banner_unit_pkey PRIMARY KEY (content_version, scenario_id, side, banner, unit_id),
    CONSTRAINT strategy_battle_scenario_banner_unit_banner_fkey FOREIGN KEY (content_version, scenario_id, side, banner)
      REFERENCES strategy_battle_scenario_banner (content_version, scenario_id, side, ordinal) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_banner_unit_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_banner_unit_ordinal_key UNIQUE (content_version, scenario_id, side, banner, ordinal),
    CONSTRAINT strategy_battle_scenario_banner_unit_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_scenario_board (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    sized boolean NOT NULL,
    width_inches smallint NOT NULL,
    width_cm smallint NOT NULL,
    depth_inches smallint NOT NULL,
    depth_cm smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_board_pkey PRIMARY KEY (content_version, scenario_id, id),
    CONSTRAINT strategy_battle_scenario_board_scenario_fkey FOREIGN KEY (content_version, scenario_id)
      REFERENCES strategy_battle_scenario (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_board_ordinal_key UNIQUE (content_version, scenario_id, ordinal),
    CONSTRAINT strategy_battle_scenario_board_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT strategy_battle_scenario_board_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_board_size_check CHECK (width_inches > 0 AND width_cm > 0 AND depth_inches > 0 AND depth_cm > 0)
  )`,
  `CREATE TABLE strategy_battle_scenario_board_edge (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    board_id text NOT NULL,
    ordinal smallint NOT NULL,
    edge text NOT NULL,
    name text NOT NULL,
    side text,
    CONSTRAINT strategy_battle_scenario_board_edge_pkey PRIMARY KEY (content_version, scenario_id, board_id, ordinal),
    CONSTRAINT strategy_battle_scenario_board_edge_board_fkey FOREIGN KEY (content_version, scenario_id, board_id)
      REFERENCES strategy_battle_scenario_board (content_version, scenario_id, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_board_edge_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_board_edge_edge_check CHECK (edge IN ('north', 'east', 'south', 'west')),
    CONSTRAINT strategy_battle_scenario_board_edge_side_check CHECK (side IN ('good', 'evil'))
  )`,
  `CREATE TABLE strategy_battle_scenario_feature (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    id text NOT NULL,
    board_id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    shape text NOT NULL,
    edge text,
    place_kind text,
    place_edge text,
    place_feature text,
    place_inches smallint,
    place_cm smallint,
    end_kind text,
    end_edge text,
    end_feature text,
    end_inches smallint,
    end_cm smallint,
    width_inches smallint,
    width_cm smallint,
    depth_inches smallint,
    depth_cm smallint,
    CONSTRAINT strategy_battle_scenario_feature_pkey PRIMARY KEY (content_version, scenario_id, id),
    CONSTRAINT strategy_battle_scenario_feature_board_fkey FOREIGN KEY (content_version, scenario_id, board_id)
      REFERENCES strategy_battle_scenario_board (content_version, scenario_id, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_feature_place_fkey FOREIGN KEY (content_version, scenario_id, place_feature)
      REFERENCES strategy_battle_scenario_feature (content_version, scenario_id, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_feature_end_fkey FOREIGN KEY (content_version, scenario_id, end_feature)
      REFERENCES strategy_battle_scenario_feature (content_version, scenario_id, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_feature_ordinal_key UNIQUE (content_version, scenario_id, board_id, ordinal),
    CONSTRAINT strategy_battle_scenario_feature_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT strategy_battle_scenario_feature_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_feature_shape_check CHECK (shape IN ('spot', 'along-edge', 'rectangle', 'band', 'scattered', 'lost')),
    CONSTRAINT strategy_battle_scenario_feature_edge_check CHECK (edge IN ('north', 'east', 'south', 'west')),
    CONSTRAINT strategy_battle_scenario_feature_places_check CHECK (place_kind IN ('centre', 'edge-centre', 'from-edge', 'feature') AND end_kind IN ('centre', 'edge-centre', 'from-edge', 'feature')),
    CONSTRAINT strategy_battle_scenario_feature_lengths_check CHECK ((width_inches IS NULL) = (width_cm IS NULL) AND (depth_inches IS NULL) = (depth_cm IS NULL) AND (place_inches IS NULL) = (place_cm IS NULL) AND (end_inches IS NULL) = (end_cm IS NULL))
  )`,
  `CREATE TABLE strategy_battle_scenario_open_point (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    ordinal smallint NOT NULL,
    board_id text,
    text text NOT NULL,
    CONSTRAINT strategy_battle_scenario_open_point_pkey PRIMARY KEY (content_version, scenario_id, ordinal),
    CONSTRAINT strategy_battle_scenario_open_point_scenario_fkey FOREIGN KEY (content_version, scenario_id)
      REFERENCES strategy_battle_scenario (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_open_point_board_fkey FOREIGN KEY (content_version, scenario_id, board_id)
      REFERENCES strategy_battle_scenario_board (content_version, scenario_id, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_open_point_ordinal_check CHECK (ordinal >= 0)
  )`,
  // Versions that are stored already know no board: each scenario gets one of which nothing is known.
  `INSERT INTO strategy_battle_scenario_board
    (content_version, scenario_id, id, ordinal, name, sized, width_inches, width_cm, depth_inches, depth_cm)
    SELECT content_version, id, 'board', 0, 'Board', false, 48, 112, 48, 112 FROM strategy_battle_scenario`,
  `INSERT INTO strategy_battle_scenario_open_point (content_version, scenario_id, ordinal, board_id, text)
    SELECT content_version, id, 0, 'board', 'This version of the data does not describe the board.' FROM strategy_battle_scenario`,
];

const TABLES_LAST_FIRST = [
  'strategy_battle_scenario_open_point',
  'strategy_battle_scenario_feature',
  'strategy_battle_scenario_board_edge',
  'strategy_battle_scenario_board',
  'strategy_battle_scenario_banner_unit',
  'strategy_battle_scenario_banner',
  'strategy_battle_scenario_participant_wargear',
  'strategy_battle_scenario_participant',
];

/** Who fights in the scenarios of strategy-battle, and where. */
export class CreateScenarioForcesAndBoards1770000000009 implements MigrationInterface {
  readonly name = 'CreateScenarioForcesAndBoards1770000000009';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES_LAST_FIRST) await runner.query(`DROP TABLE ${table}`);
    for (const column of NEW_COLUMNS) await runner.query(`ALTER TABLE strategy_battle_scenario DROP COLUMN ${column}`);
  }
}
