import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE strategy_battle_unit (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    side text NOT NULL,
    kind text NOT NULL,
    race_id text NOT NULL,
    is_unique boolean NOT NULL,
    points smallint NOT NULL,
    fight smallint NOT NULL,
    shoot smallint,
    strength smallint NOT NULL,
    defence smallint NOT NULL,
    attacks smallint NOT NULL,
    wounds smallint NOT NULL,
    courage smallint NOT NULL,
    move_inches smallint NOT NULL,
    move_cm smallint NOT NULL,
    might smallint,
    will smallint,
    fate smallint,
    free_might smallint,
    free_will smallint,
    free_fate smallint,
    heroic_special text,
    max_models smallint,
    opponent_ring_bearer boolean NOT NULL,
    exclusive_set text,
    not_underground boolean NOT NULL,
    inclusion_rule_id text,
    ring_bearer_rank smallint,
    ring_bearer_always boolean,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT strategy_battle_unit_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT strategy_battle_unit_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT strategy_battle_unit_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_unit_race_fkey FOREIGN KEY (content_version, race_id)
      REFERENCES strategy_battle_race (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_unit_inclusion_rule_fkey FOREIGN KEY (content_version, inclusion_rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_unit_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_unit_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT strategy_battle_unit_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_unit_side_check CHECK (side IN ('good', 'evil')),
    CONSTRAINT strategy_battle_unit_kind_check CHECK (kind IN ('hero', 'warrior')),
    CONSTRAINT strategy_battle_unit_points_check CHECK (points >= 0),
    CONSTRAINT strategy_battle_unit_profile_check CHECK (
      shoot BETWEEN 2 AND 6
      AND fight BETWEEN 0 AND 10
      AND strength BETWEEN 0 AND 10
      AND defence BETWEEN 0 AND 10
      AND attacks BETWEEN 0 AND 10
      AND wounds BETWEEN 0 AND 10
      AND courage BETWEEN 0 AND 10
    ),
    CONSTRAINT strategy_battle_unit_move_check CHECK (move_inches > 0 AND move_cm > 0),
    CONSTRAINT strategy_battle_unit_hero_check CHECK ((kind = 'hero') = (num_nonnulls(free_might, free_will, free_fate) = 3)),
    CONSTRAINT strategy_battle_unit_warrior_check CHECK (
      kind <> 'warrior' OR num_nonnulls(might, will, fate, free_might, free_will, free_fate, heroic_special) = 0
    ),
    CONSTRAINT strategy_battle_unit_stores_check CHECK (kind <> 'hero' OR heroic_special IS NOT NULL OR num_nonnulls(might, will, fate) = 3),
    CONSTRAINT strategy_battle_unit_store_range_check CHECK (
      might >= 0
      AND will >= 0
      AND fate >= 0
      AND free_might >= 0
      AND free_will >= 0
      AND free_fate >= 0
    ),
    CONSTRAINT strategy_battle_unit_max_models_check CHECK (max_models >= 1),
    CONSTRAINT strategy_battle_unit_unique_check CHECK (NOT is_unique OR (max_models IS NOT NULL AND max_models = 1)),
    CONSTRAINT strategy_battle_unit_ring_bearer_check CHECK ((ring_bearer_rank IS NULL) = (ring_bearer_always IS NULL) AND ring_bearer_rank >= 1),
    CONSTRAINT strategy_battle_unit_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE INDEX strategy_battle_unit_race_idx ON strategy_battle_unit (content_version, race_id)`,
  `CREATE TABLE strategy_battle_unit_group (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    group_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_unit_group_pkey PRIMARY KEY (content_version, unit_id, group_id),
    CONSTRAINT strategy_battle_unit_group_ordinal_key UNIQUE (content_version, unit_id, ordinal),
    CONSTRAINT strategy_battle_unit_group_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_unit_group_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_unit_special_rule (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    special_rule_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_unit_special_rule_pkey PRIMARY KEY (content_version, unit_id, special_rule_id),
    CONSTRAINT strategy_battle_unit_special_rule_ordinal_key UNIQUE (content_version, unit_id, ordinal),
    CONSTRAINT strategy_battle_unit_special_rule_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_unit_special_rule_special_rule_fkey FOREIGN KEY (content_version, special_rule_id)
      REFERENCES strategy_battle_special_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_unit_special_rule_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE INDEX strategy_battle_unit_special_rule_special_rule_idx ON strategy_battle_unit_special_rule (content_version, special_rule_id)`,
  `CREATE TABLE strategy_battle_unit_magical_power (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    magical_power_id text NOT NULL,
    ordinal smallint NOT NULL,
    cast_on smallint NOT NULL,
    range_inches smallint,
    range_cm smallint,
    CONSTRAINT strategy_battle_unit_magical_power_pkey PRIMARY KEY (content_version, unit_id, magical_power_id),
    CONSTRAINT strategy_battle_unit_magical_power_ordinal_key UNIQUE (content_version, unit_id, ordinal),
    CONSTRAINT strategy_battle_unit_magical_power_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_unit_magical_power_magical_power_fkey FOREIGN KEY (content_version, magical_power_id)
      REFERENCES strategy_battle_magical_power (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_unit_magical_power_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_unit_magical_power_cast_on_check CHECK (cast_on BETWEEN 2 AND 6),
    CONSTRAINT strategy_battle_unit_magical_power_range_check CHECK ((range_inches IS NULL) = (range_cm IS NULL) AND range_inches > 0 AND range_cm > 0)
  )`,
  `CREATE INDEX strategy_battle_unit_magical_power_magical_power_idx ON strategy_battle_unit_magical_power (content_version, magical_power_id)`,
  `CREATE TABLE strategy_battle_unit_companion (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    companion_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_unit_companion_pkey PRIMARY KEY (content_version, unit_id, companion_id),
    CONSTRAINT strategy_battle_unit_companion_ordinal_key UNIQUE (content_version, unit_id, ordinal),
    CONSTRAINT strategy_battle_unit_companion_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_unit_companion_companion_fkey FOREIGN KEY (content_version, companion_id)
      REFERENCES strategy_battle_unit (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_unit_companion_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_unit_ridden_unit (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    ridden_unit_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_unit_ridden_unit_pkey PRIMARY KEY (content_version, unit_id, ridden_unit_id),
    CONSTRAINT strategy_battle_unit_ridden_unit_ordinal_key UNIQUE (content_version, unit_id, ordinal),
    CONSTRAINT strategy_battle_unit_ridden_unit_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_unit_ridden_unit_ridden_unit_fkey FOREIGN KEY (content_version, ridden_unit_id)
      REFERENCES strategy_battle_unit (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_unit_ridden_unit_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_unit_ridden_unit_other_check CHECK (unit_id <> ridden_unit_id)
  )`,
  `CREATE TABLE strategy_battle_unit_wargear (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    wargear_id text NOT NULL,
    ordinal smallint NOT NULL,
    included_strength smallint NOT NULL,
    included_defence smallint NOT NULL,
    CONSTRAINT strategy_battle_unit_wargear_pkey PRIMARY KEY (content_version, unit_id, wargear_id),
    CONSTRAINT strategy_battle_unit_wargear_ordinal_key UNIQUE (content_version, unit_id, ordinal),
    CONSTRAINT strategy_battle_unit_wargear_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_unit_wargear_wargear_fkey FOREIGN KEY (content_version, wargear_id)
      REFERENCES strategy_battle_wargear (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_unit_wargear_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_unit_wargear_included_check CHECK (included_strength >= 0 AND included_defence >= 0)
  )`,
  `CREATE INDEX strategy_battle_unit_wargear_wargear_idx ON strategy_battle_unit_wargear (content_version, wargear_id)`,
  `CREATE TABLE strategy_battle_variant (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    CONSTRAINT strategy_battle_variant_pkey PRIMARY KEY (content_version, unit_id, id),
    CONSTRAINT strategy_battle_variant_ordinal_key UNIQUE (content_version, unit_id, ordinal),
    CONSTRAINT strategy_battle_variant_unit_fkey FOREIGN KEY (content_version, unit_id)
      REFERENCES strategy_battle_unit (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_variant_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_variant_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
  )`,
  `CREATE TABLE strategy_battle_variant_group (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    variant_id text NOT NULL,
    group_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_variant_group_pkey PRIMARY KEY (content_version, unit_id, variant_id, group_id),
    CONSTRAINT strategy_battle_variant_group_ordinal_key UNIQUE (content_version, unit_id, variant_id, ordinal),
    CONSTRAINT strategy_battle_variant_group_variant_fkey FOREIGN KEY (content_version, unit_id, variant_id)
      REFERENCES strategy_battle_variant (content_version, unit_id, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_variant_group_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_variant_special_rule (
    content_version text NOT NULL,
    unit_id text NOT NULL,
    variant_id text NOT NULL,
    special_rule_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_variant_special_rule_pkey PRIMARY KEY (content_version, unit_id, variant_id, special_rule_id),
    CONSTRAINT strategy_battle_variant_special_rule_ordinal_key UNIQUE (content_version, unit_id, variant_id, ordinal),
    CONSTRAINT strategy_battle_variant_special_rule_variant_fkey FOREIGN KEY (content_version, unit_id, variant_id)
      REFERENCES strategy_battle_variant (content_version, unit_id, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_variant_special_rule_special_rule_fkey FOREIGN KEY (content_version, special_rule_id)
      REFERENCES strategy_battle_special_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_variant_special_rule_ordinal_check CHECK (ordinal >= 0)
  )`,
];

const TABLES_LAST_FIRST = [
  'strategy_battle_variant_special_rule',
  'strategy_battle_variant_group',
  'strategy_battle_variant',
  'strategy_battle_unit_wargear',
  'strategy_battle_unit_ridden_unit',
  'strategy_battle_unit_companion',
  'strategy_battle_unit_magical_power',
  'strategy_battle_unit_special_rule',
  'strategy_battle_unit_group',
  'strategy_battle_unit',
];

/** The units of strategy-battle with everything that they carry and can do. */
export class CreateUnits1770000000002 implements MigrationInterface {
  readonly name = 'CreateUnits1770000000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES_LAST_FIRST) await runner.query(`DROP TABLE ${table}`);
  }
}
