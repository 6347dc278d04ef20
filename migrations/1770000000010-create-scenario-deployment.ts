import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE strategy_battle_scenario_step (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    ordinal smallint NOT NULL,
    side text NOT NULL,
    CONSTRAINT strategy_battle_scenario_step_pkey PRIMARY KEY (content_version, scenario_id, ordinal),
    CONSTRAINT strategy_battle_scenario_step_scenario_fkey FOREIGN KEY (content_version, scenario_id)
      REFERENCES strategy_battle_scenario (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_step_side_check CHECK (side IN ('good', 'evil')),
    CONSTRAINT strategy_battle_scenario_step_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_scenario_placement (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    id text NOT NULL,
    step smallint NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    share text NOT NULL,
    share_number smallint,
    board_id text,
    text text NOT NULL,
    rule_id text NOT NULL,
    CONSTRAINT strategy_battle_scenario_placement_pkey PRIMARY KEY (content_version, scenario_id, id),
    CONSTRAINT strategy_battle_scenario_placement_step_fkey FOREIGN KEY (content_version, scenario_id, step)
      REFERENCES strategy_battle_scenario_step (content_version, scenario_id, ordinal) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_placement_board_fkey FOREIGN KEY (content_version, scenario_id, board_id)
      REFERENCES strategy_battle_scenario_board (content_version, scenario_id, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_placement_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_placement_ordinal_key UNIQUE (content_version, scenario_id, step, ordinal),
    CONSTRAINT strategy_battle_scenario_placement_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT strategy_battle_scenario_placement_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_placement_share_check CHECK (share IN ('all', 'exactly', 'at-most', 'equal-part') AND (share = 'all') = (share_number IS NULL) AND share_number >= 1)
  )`,
  `CREATE TABLE strategy_battle_scenario_selector (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    placement_id text NOT NULL,
    ordinal smallint NOT NULL,
    kind text NOT NULL,
    unit_id text,
    count smallint,
    group_id text,
    CONSTRAINT strategy_battle_scenario_selector_pkey PRIMARY KEY (content_version, scenario_id, placement_id, ordinal),
    CONSTRAINT strategy_battle_scenario_selector_placement_fkey FOREIGN KEY (content_version, scenario_id, placement_id)
      REFERENCES strategy_battle_scenario_placement (content_version, scenario_id, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_selector_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_selector_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_selector_kind_check CHECK (kind IN ('unit', 'group', 'leader', 'rest') AND (kind IN ('unit', 'leader')) = (unit_id IS NOT NULL) AND (kind = 'group') = (group_id IS NOT NULL)),
    CONSTRAINT strategy_battle_scenario_selector_count_check CHECK (count IS NULL OR (count >= 1 AND kind = 'unit'))
  )`,
  `CREATE TABLE strategy_battle_scenario_selector_option (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    placement_id text NOT NULL,
    selector smallint NOT NULL,
    wargear_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_selector_option_pkey PRIMARY KEY (content_version, scenario_id, placement_id, selector, wargear_id),
    CONSTRAINT strategy_battle_scenario_selector_option_selector_fkey FOREIGN KEY (content_version, scenario_id, placement_id, selector)
      REFERENCES strategy_battle_scenario_selector (content_version, scenario_id, placement_id, ordinal) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_selector_option_wargear_fkey FOREIGN KEY (content_version, wargear_id)
      REFERENCES strategy_battle_wargear (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_selector_option_ordinal_key UNIQUE (content_version, scenario_id, placement_id, selector, ordinal),
    CONSTRAINT strategy_battle_scenario_selector_option_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_scenario_zone (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    placement_id text NOT NULL,
    ordinal smallint NOT NULL,
    kind text NOT NULL,
    distance_inches smallint,
    distance_cm smallint,
    place_kind text,
    place_edge text,
    place_feature text,
    place_inches smallint,
    place_cm smallint,
    width_inches smallint,
    width_cm smallint,
    depth_inches smallint,
    depth_cm smallint,
    other_placement text,
    text text,
    CONSTRAINT strategy_battle_scenario_zone_pkey PRIMARY KEY (content_version, scenario_id, placement_id, ordinal),
    CONSTRAINT strategy_battle_scenario_zone_placement_fkey FOREIGN KEY (content_version, scenario_id, placement_id)
      REFERENCES strategy_battle_scenario_placement (content_version, scenario_id, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_zone_other_fkey FOREIGN KEY (content_version, scenario_id, other_placement)
      REFERENCES strategy_battle_scenario_placement (content_version, scenario_id, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_zone_feature_fkey FOREIGN KEY (content_version, scenario_id, place_feature)
      REFERENCES strategy_battle_scenario_feature (content_version, scenario_id, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_zone_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_zone_kind_check CHECK (kind IN ('anywhere', 'strip', 'on-edge', 'inside', 'around', 'touching', 'centred-on', 'rectangle', 'block', 'half', 'opposite', 'off-table', 'stated')),
    CONSTRAINT strategy_battle_scenario_zone_place_check CHECK (place_kind IN ('centre', 'edge-centre', 'from-edge', 'feature')),
    CONSTRAINT strategy_battle_scenario_zone_lengths_check CHECK ((distance_inches IS NULL) = (distance_cm IS NULL) AND (place_inches IS NULL) = (place_cm IS NULL) AND (width_inches IS NULL) = (width_cm IS NULL) AND (depth_inches IS NULL) = (depth_cm IS NULL))
  )`,
  `CREATE TABLE strategy_battle_scenario_zone_edge (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    placement_id text NOT NULL,
    zone smallint NOT NULL,
    edge text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_zone_edge_pkey PRIMARY KEY (content_version, scenario_id, placement_id, zone, edge),
    CONSTRAINT strategy_battle_scenario_zone_edge_zone_fkey FOREIGN KEY (content_version, scenario_id, placement_id, zone)
      REFERENCES strategy_battle_scenario_zone (content_version, scenario_id, placement_id, ordinal) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_zone_edge_ordinal_key UNIQUE (content_version, scenario_id, placement_id, zone, ordinal),
    CONSTRAINT strategy_battle_scenario_zone_edge_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_zone_edge_edge_check CHECK (edge IN ('north', 'east', 'south', 'west'))
  )`,
  `CREATE TABLE strategy_battle_scenario_separation (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    placement_id text NOT NULL,
    ordinal smallint NOT NULL,
    origin text NOT NULL,
    other_placement text,
    relation text NOT NULL,
    distance_inches smallint NOT NULL,
    distance_cm smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_separation_pkey PRIMARY KEY (content_version, scenario_id, placement_id, ordinal),
    CONSTRAINT strategy_battle_scenario_separation_placement_fkey FOREIGN KEY (content_version, scenario_id, placement_id)
      REFERENCES strategy_battle_scenario_placement (content_version, scenario_id, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_separation_other_fkey FOREIGN KEY (content_version, scenario_id, other_placement)
      REFERENCES strategy_battle_scenario_placement (content_version, scenario_id, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_separation_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_separation_origin_check CHECK (origin IN ('enemies', 'friends', 'placement') AND (origin = 'placement') = (other_placement IS NOT NULL)),
    CONSTRAINT strategy_battle_scenario_separation_relation_check CHECK (relation IN ('at-least', 'more-than', 'at-most', 'exactly'))
  )`,
];

const TABLES_LAST_FIRST = [
  'strategy_battle_scenario_separation',
  'strategy_battle_scenario_zone_edge',
  'strategy_battle_scenario_zone',
  'strategy_battle_scenario_selector_option',
  'strategy_battle_scenario_selector',
  'strategy_battle_scenario_placement',
  'strategy_battle_scenario_step',
];

/** How the forces of the scenarios of strategy-battle are set up. */
export class CreateScenarioDeployment1770000000010 implements MigrationInterface {
  readonly name = 'CreateScenarioDeployment1770000000010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES_LAST_FIRST) await runner.query(`DROP TABLE ${table}`);
  }
}
