import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE strategy_battle_scenario_objective (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    ordinal smallint NOT NULL,
    kind text NOT NULL,
    rank smallint NOT NULL,
    rule_id text NOT NULL,
    text text NOT NULL,
    side text,
    judged text,
    share_numerator smallint,
    share_denominator smallint,
    through text,
    more_numerator smallint,
    more_denominator smallint,
    less_numerator smallint,
    less_denominator smallint,
    last_turn smallint,
    area text,
    least smallint,
    item text,
    deed text,
    CONSTRAINT strategy_battle_scenario_objective_pkey PRIMARY KEY (content_version, scenario_id, ordinal),
    CONSTRAINT strategy_battle_scenario_objective_scenario_fkey FOREIGN KEY (content_version, scenario_id)
      REFERENCES strategy_battle_scenario (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_objective_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_objective_area_fkey FOREIGN KEY (content_version, scenario_id, area)
      REFERENCES strategy_battle_scenario_feature (content_version, scenario_id, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_objective_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_objective_kind_check CHECK (kind IN ('reduce', 'wipe-out', 'slain', 'exit', 'split', 'break-through', 'turn-chart', 'time-out', 'hold', 'carry-off', 'deed', 'deadlock')),
    CONSTRAINT strategy_battle_scenario_objective_side_check CHECK (side IN ('good', 'evil')),
    CONSTRAINT strategy_battle_scenario_objective_judged_check CHECK (judged IN ('at-once', 'end-of-turn')),
    CONSTRAINT strategy_battle_scenario_objective_shares_check CHECK ((share_numerator IS NULL) = (share_denominator IS NULL) AND share_numerator >= 1 AND share_numerator <= share_denominator AND (more_numerator IS NULL) = (more_denominator IS NULL) AND more_numerator >= 1 AND more_numerator <= more_denominator AND (less_numerator IS NULL) = (less_denominator IS NULL) AND less_numerator >= 1 AND less_numerator <= less_denominator),
    CONSTRAINT strategy_battle_scenario_objective_numbers_check CHECK (rank >= 0 AND last_turn >= 1 AND least >= 1)
  )`,
  `CREATE TABLE strategy_battle_scenario_objective_subject (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    objective smallint NOT NULL,
    role text NOT NULL,
    side text NOT NULL,
    points_match text NOT NULL,
    CONSTRAINT strategy_battle_scenario_objective_subject_pkey PRIMARY KEY (content_version, scenario_id, objective, role),
    CONSTRAINT strategy_battle_scenario_objective_subject_objective_fkey FOREIGN KEY (content_version, scenario_id, objective)
      REFERENCES strategy_battle_scenario_objective (content_version, scenario_id, ordinal) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_objective_subject_side_check CHECK (side IN ('good', 'evil')),
    CONSTRAINT strategy_battle_scenario_objective_subject_role_check CHECK (role IN ('subjects', 'escort', 'lost', 'unless-slain', 'needed')),
    CONSTRAINT strategy_battle_scenario_objective_subject_points_match_check CHECK (points_match IN ('same', 'none', 'ringbearer', 'most-expensive-hero', 'heroes'))
  )`,
  `CREATE TABLE strategy_battle_scenario_objective_unit (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    objective smallint NOT NULL,
    role text NOT NULL,
    unit_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_objective_unit_pkey PRIMARY KEY (content_version, scenario_id, objective, role, unit_id),
    CONSTRAINT strategy_battle_scenario_objective_unit_subject_fkey FOREIGN KEY (content_version, scenario_id, objective, role)
      REFERENCES strategy_battle_scenario_objective_subject (content_version, scenario_id, objective, role) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_objective_unit_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_objective_unit_ordinal_key UNIQUE (content_version, scenario_id, objective, role, ordinal),
    CONSTRAINT strategy_battle_scenario_objective_unit_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_scenario_degree (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    objective smallint NOT NULL,
    ordinal smallint NOT NULL,
    up_to smallint,
    result text NOT NULL,
    CONSTRAINT strategy_battle_scenario_degree_pkey PRIMARY KEY (content_version, scenario_id, objective, ordinal),
    CONSTRAINT strategy_battle_scenario_degree_objective_fkey FOREIGN KEY (content_version, scenario_id, objective)
      REFERENCES strategy_battle_scenario_objective (content_version, scenario_id, ordinal) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_degree_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_degree_up_to_check CHECK (up_to >= 1),
    CONSTRAINT strategy_battle_scenario_degree_result_check CHECK (result IN ('good-major', 'good-minor', 'good-win', 'draw', 'evil-win', 'evil-minor', 'evil-major'))
  )`,
  `CREATE TABLE strategy_battle_scenario_roll (
    content_version text NOT NULL,
    id text NOT NULL,
    scenario_id text NOT NULL,
    ordinal smallint NOT NULL,
    kind text NOT NULL,
    moment text NOT NULL,
    rule_id text NOT NULL,
    text text NOT NULL,
    needed smallint,
    from_turn smallint,
    side text,
    at_half boolean,
    says text,
    otherwise text,
    unit_id text,
    may_charge boolean,
    may_wait boolean,
    markers smallint,
    distance_inches smallint,
    distance_cm smallint,
    strength smallint,
    per_edge smallint,
    frees_rule_id text,
    CONSTRAINT strategy_battle_scenario_roll_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT strategy_battle_scenario_roll_scenario_fkey FOREIGN KEY (content_version, scenario_id)
      REFERENCES strategy_battle_scenario (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_roll_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_roll_frees_rule_fkey FOREIGN KEY (content_version, frees_rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_roll_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_roll_ordinal_key UNIQUE (content_version, scenario_id, ordinal),
    CONSTRAINT strategy_battle_scenario_roll_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT strategy_battle_scenario_roll_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_roll_kind_check CHECK (kind IN ('recurring', 'trap', 'return', 'path')),
    CONSTRAINT strategy_battle_scenario_roll_moment_check CHECK (moment IN ('good-move', 'evil-move', 'after-evil-move', 'end-of-turn', 'as-it-moves')),
    CONSTRAINT strategy_battle_scenario_roll_side_check CHECK (side IN ('good', 'evil', 'priority')),
    CONSTRAINT strategy_battle_scenario_roll_numbers_check CHECK (needed BETWEEN 2 AND 6 AND from_turn >= 1 AND markers >= 1 AND strength BETWEEN 1 AND 10 AND per_edge >= 1),
    CONSTRAINT strategy_battle_scenario_roll_distance_check CHECK ((distance_inches IS NULL) = (distance_cm IS NULL))
  )`,
  `CREATE TABLE strategy_battle_scenario_roll_unit (
    content_version text NOT NULL,
    roll_id text NOT NULL,
    unit_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_roll_unit_pkey PRIMARY KEY (content_version, roll_id, unit_id),
    CONSTRAINT strategy_battle_scenario_roll_unit_roll_fkey FOREIGN KEY (content_version, roll_id)
      REFERENCES strategy_battle_scenario_roll (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_roll_unit_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_roll_unit_ordinal_key UNIQUE (content_version, roll_id, ordinal),
    CONSTRAINT strategy_battle_scenario_roll_unit_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_scenario_roll_way (
    content_version text NOT NULL,
    roll_id text NOT NULL,
    way text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_roll_way_pkey PRIMARY KEY (content_version, roll_id, way),
    CONSTRAINT strategy_battle_scenario_roll_way_roll_fkey FOREIGN KEY (content_version, roll_id)
      REFERENCES strategy_battle_scenario_roll (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_roll_way_ordinal_key UNIQUE (content_version, roll_id, ordinal),
    CONSTRAINT strategy_battle_scenario_roll_way_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_scenario_roll_edge (
    content_version text NOT NULL,
    roll_id text NOT NULL,
    ordinal smallint NOT NULL,
    edge text,
    text text NOT NULL,
    CONSTRAINT strategy_battle_scenario_roll_edge_pkey PRIMARY KEY (content_version, roll_id, ordinal),
    CONSTRAINT strategy_battle_scenario_roll_edge_roll_fkey FOREIGN KEY (content_version, roll_id)
      REFERENCES strategy_battle_scenario_roll (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_roll_edge_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_scenario_roll_face (
    content_version text NOT NULL,
    roll_id text NOT NULL,
    edge smallint NOT NULL,
    face smallint NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_roll_face_pkey PRIMARY KEY (content_version, roll_id, edge, face),
    CONSTRAINT strategy_battle_scenario_roll_face_edge_fkey FOREIGN KEY (content_version, roll_id, edge)
      REFERENCES strategy_battle_scenario_roll_edge (content_version, roll_id, ordinal) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_roll_face_ordinal_key UNIQUE (content_version, roll_id, edge, ordinal),
    CONSTRAINT strategy_battle_scenario_roll_face_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_scenario_roll_face_face_check CHECK (face BETWEEN 1 AND 6)
  )`,
  `CREATE TABLE strategy_battle_scenario_special_rule (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    CONSTRAINT strategy_battle_scenario_special_rule_pkey PRIMARY KEY (content_version, scenario_id, id),
    CONSTRAINT strategy_battle_scenario_special_rule_scenario_fkey FOREIGN KEY (content_version, scenario_id)
      REFERENCES strategy_battle_scenario (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_special_rule_ordinal_key UNIQUE (content_version, scenario_id, ordinal),
    CONSTRAINT strategy_battle_scenario_special_rule_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT strategy_battle_scenario_special_rule_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_scenario_special_rule_ledger (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    special_rule_id text NOT NULL,
    rule_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_special_rule_ledger_pkey PRIMARY KEY (content_version, scenario_id, special_rule_id, rule_id),
    CONSTRAINT strategy_battle_scenario_special_rule_ledger_special_rule_fkey FOREIGN KEY (content_version, scenario_id, special_rule_id)
      REFERENCES strategy_battle_scenario_special_rule (content_version, scenario_id, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_special_rule_ledger_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_special_rule_ledger_ordinal_key UNIQUE (content_version, scenario_id, special_rule_id, ordinal),
    CONSTRAINT strategy_battle_scenario_special_rule_ledger_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_scenario_campaign (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    ordinal smallint NOT NULL,
    earlier_id text NOT NULL,
    CONSTRAINT strategy_battle_scenario_campaign_pkey PRIMARY KEY (content_version, scenario_id, ordinal),
    CONSTRAINT strategy_battle_scenario_campaign_scenario_fkey FOREIGN KEY (content_version, scenario_id)
      REFERENCES strategy_battle_scenario (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_campaign_earlier_fkey FOREIGN KEY (content_version, earlier_id)
      REFERENCES strategy_battle_scenario (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_campaign_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_scenario_campaign_unit (
    content_version text NOT NULL,
    scenario_id text NOT NULL,
    campaign smallint NOT NULL,
    unit_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_scenario_campaign_unit_pkey PRIMARY KEY (content_version, scenario_id, campaign, unit_id),
    CONSTRAINT strategy_battle_scenario_campaign_unit_campaign_fkey FOREIGN KEY (content_version, scenario_id, campaign)
      REFERENCES strategy_battle_scenario_campaign (content_version, scenario_id, ordinal) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_scenario_campaign_unit_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_scenario_campaign_unit_ordinal_key UNIQUE (content_version, scenario_id, campaign, ordinal),
    CONSTRAINT strategy_battle_scenario_campaign_unit_ordinal_check CHECK (ordinal >= 0)
  )`,
];

const TABLES_LAST_FIRST = [
  'strategy_battle_scenario_campaign_unit',
  'strategy_battle_scenario_campaign',
  'strategy_battle_scenario_special_rule_ledger',
  'strategy_battle_scenario_special_rule',
  'strategy_battle_scenario_roll_face',
  'strategy_battle_scenario_roll_edge',
  'strategy_battle_scenario_roll_way',
  'strategy_battle_scenario_roll_unit',
  'strategy_battle_scenario_roll',
  'strategy_battle_scenario_degree',
  'strategy_battle_scenario_objective_unit',
  'strategy_battle_scenario_objective_subject',
  'strategy_battle_scenario_objective',
];

/** How the scenarios of strategy-battle end, what happens in them, and the rules of their own. */
export class CreateScenarioEndsAndRules1770000000011 implements MigrationInterface {
  readonly name = 'CreateScenarioEndsAndRules1770000000011';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES_LAST_FIRST) await runner.query(`DROP TABLE ${table}`);
  }
}
