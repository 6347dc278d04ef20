import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE content_version (
    version text NOT NULL,
    seeded_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT content_version_pkey PRIMARY KEY (version),
    CONSTRAINT content_version_version_check CHECK (version ~ '^c[0-9a-f]{12}$')
  )`,
  `CREATE TABLE strategy_battle_rule (
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
    CONSTRAINT strategy_battle_rule_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT strategy_battle_rule_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT strategy_battle_rule_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_rule_id_check CHECK (id ~ '^[A-Z]{2}-[A-Z0-9]+-[0-9]{3}$'),
    CONSTRAINT strategy_battle_rule_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_rule_level_check CHECK (level IN ('core', 'advanced', 'special', 'scenario', 'reference')),
    CONSTRAINT strategy_battle_rule_source_line_check CHECK (source_line >= 1),
    CONSTRAINT strategy_battle_rule_last_line_check CHECK (last_line >= source_line)
  )`,
  `CREATE TABLE strategy_battle_wargear (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    category text NOT NULL,
    magical boolean NOT NULL,
    text text NOT NULL,
    strips_others boolean NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT strategy_battle_wargear_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT strategy_battle_wargear_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT strategy_battle_wargear_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_wargear_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_wargear_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT strategy_battle_wargear_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_wargear_category_check CHECK (
      category IN ('hand-weapon', 'knife', 'two-handed', 'elven-blade', 'spear', 'pike', 'lance', 'bow', 'crossbow', 'throwing', 'armour', 'shield', 'banner', 'cloak', 'item', 'mount')
    ),
    CONSTRAINT strategy_battle_wargear_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE strategy_battle_wargear_effect (
    content_version text NOT NULL,
    wargear_id text NOT NULL,
    ordinal smallint NOT NULL,
    characteristic text NOT NULL,
    amount smallint NOT NULL,
    condition text NOT NULL,
    rule_id text NOT NULL,
    CONSTRAINT strategy_battle_wargear_effect_pkey PRIMARY KEY (content_version, wargear_id, ordinal),
    CONSTRAINT strategy_battle_wargear_effect_wargear_fkey FOREIGN KEY (content_version, wargear_id)
      REFERENCES strategy_battle_wargear (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_wargear_effect_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_wargear_effect_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_wargear_effect_characteristic_check CHECK (characteristic IN ('strength', 'defence')),
    CONSTRAINT strategy_battle_wargear_effect_amount_check CHECK (amount <> 0),
    CONSTRAINT strategy_battle_wargear_effect_condition_check CHECK (condition IN ('always', 'no-bow'))
  )`,
  `CREATE TABLE strategy_battle_wargear_excluded_category (
    content_version text NOT NULL,
    wargear_id text NOT NULL,
    category text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_wargear_excluded_category_pkey PRIMARY KEY (content_version, wargear_id, category),
    CONSTRAINT strategy_battle_wargear_excluded_category_ordinal_key UNIQUE (content_version, wargear_id, ordinal),
    CONSTRAINT strategy_battle_wargear_excluded_category_wargear_fkey FOREIGN KEY (content_version, wargear_id)
      REFERENCES strategy_battle_wargear (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_wargear_excluded_category_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_wargear_excluded_category_category_check CHECK (
      category IN ('hand-weapon', 'knife', 'two-handed', 'elven-blade', 'spear', 'pike', 'lance', 'bow', 'crossbow', 'throwing', 'armour', 'shield', 'banner', 'cloak', 'item', 'mount')
    )
  )`,
  `CREATE TABLE strategy_battle_wargear_kept_category (
    content_version text NOT NULL,
    wargear_id text NOT NULL,
    category text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_wargear_kept_category_pkey PRIMARY KEY (content_version, wargear_id, category),
    CONSTRAINT strategy_battle_wargear_kept_category_ordinal_key UNIQUE (content_version, wargear_id, ordinal),
    CONSTRAINT strategy_battle_wargear_kept_category_wargear_fkey FOREIGN KEY (content_version, wargear_id)
      REFERENCES strategy_battle_wargear (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_wargear_kept_category_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_wargear_kept_category_category_check CHECK (
      category IN ('hand-weapon', 'knife', 'two-handed', 'elven-blade', 'spear', 'pike', 'lance', 'bow', 'crossbow', 'throwing', 'armour', 'shield', 'banner', 'cloak', 'item', 'mount')
    )
  )`,
  `CREATE TABLE strategy_battle_wargear_missile (
    content_version text NOT NULL,
    wargear_id text NOT NULL,
    range_inches smallint NOT NULL,
    range_cm smallint NOT NULL,
    strength smallint NOT NULL,
    move_cost text NOT NULL,
    CONSTRAINT strategy_battle_wargear_missile_pkey PRIMARY KEY (content_version, wargear_id),
    CONSTRAINT strategy_battle_wargear_missile_wargear_fkey FOREIGN KEY (content_version, wargear_id)
      REFERENCES strategy_battle_wargear (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_wargear_missile_range_check CHECK (range_inches > 0 AND range_cm > 0),
    CONSTRAINT strategy_battle_wargear_missile_strength_check CHECK (strength BETWEEN 1 AND 10),
    CONSTRAINT strategy_battle_wargear_missile_move_cost_check CHECK (move_cost IN ('none', 'half', 'all'))
  )`,
  `CREATE TABLE strategy_battle_mount (
    content_version text NOT NULL,
    wargear_id text NOT NULL,
    fight smallint NOT NULL,
    shoot smallint,
    strength smallint NOT NULL,
    defence smallint NOT NULL,
    attacks smallint NOT NULL,
    wounds smallint NOT NULL,
    courage smallint NOT NULL,
    move_inches smallint NOT NULL,
    move_cm smallint NOT NULL,
    monstrous boolean NOT NULL,
    flies boolean NOT NULL,
    carries_passenger boolean NOT NULL,
    CONSTRAINT strategy_battle_mount_pkey PRIMARY KEY (content_version, wargear_id),
    CONSTRAINT strategy_battle_mount_wargear_fkey FOREIGN KEY (content_version, wargear_id)
      REFERENCES strategy_battle_wargear (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_mount_profile_check CHECK (
      shoot BETWEEN 2 AND 6
      AND fight BETWEEN 0 AND 10
      AND strength BETWEEN 0 AND 10
      AND defence BETWEEN 0 AND 10
      AND attacks BETWEEN 0 AND 10
      AND wounds BETWEEN 0 AND 10
      AND courage BETWEEN 0 AND 10
    ),
    CONSTRAINT strategy_battle_mount_move_check CHECK (move_inches > 0 AND move_cm > 0),
    CONSTRAINT strategy_battle_mount_monstrous_check CHECK (monstrous = (fight > 0 AND attacks > 0))
  )`,
  `CREATE TABLE strategy_battle_race (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    move_inches smallint NOT NULL,
    move_cm smallint NOT NULL,
    base_shoot smallint,
    carried boolean NOT NULL,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT strategy_battle_race_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT strategy_battle_race_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT strategy_battle_race_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_race_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_race_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT strategy_battle_race_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_race_move_check CHECK (move_inches > 0 AND move_cm > 0),
    CONSTRAINT strategy_battle_race_base_shoot_check CHECK (base_shoot BETWEEN 2 AND 6),
    CONSTRAINT strategy_battle_race_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE strategy_battle_race_mount (
    content_version text NOT NULL,
    race_id text NOT NULL,
    wargear_id text NOT NULL,
    ordinal smallint NOT NULL,
    CONSTRAINT strategy_battle_race_mount_pkey PRIMARY KEY (content_version, race_id, wargear_id),
    CONSTRAINT strategy_battle_race_mount_ordinal_key UNIQUE (content_version, race_id, ordinal),
    CONSTRAINT strategy_battle_race_mount_race_fkey FOREIGN KEY (content_version, race_id)
      REFERENCES strategy_battle_race (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_race_mount_mount_fkey FOREIGN KEY (content_version, wargear_id)
      REFERENCES strategy_battle_mount (content_version, wargear_id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_race_mount_ordinal_check CHECK (ordinal >= 0)
  )`,
  `CREATE TABLE strategy_battle_special_rule (
    content_version text NOT NULL,
    id text NOT NULL,
    ordinal smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    wargear_id text,
    rule_id text NOT NULL,
    ruling text,
    source_document text NOT NULL,
    source_section text NOT NULL,
    source_line integer NOT NULL,
    CONSTRAINT strategy_battle_special_rule_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT strategy_battle_special_rule_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT strategy_battle_special_rule_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_special_rule_wargear_fkey FOREIGN KEY (content_version, wargear_id)
      REFERENCES strategy_battle_wargear (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_special_rule_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_special_rule_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT strategy_battle_special_rule_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_special_rule_source_line_check CHECK (source_line >= 1)
  )`,
  `CREATE TABLE strategy_battle_special_rule_missile (
    content_version text NOT NULL,
    special_rule_id text NOT NULL,
    range_inches smallint NOT NULL,
    range_cm smallint NOT NULL,
    strength smallint NOT NULL,
    move_cost text NOT NULL,
    CONSTRAINT strategy_battle_special_rule_missile_pkey PRIMARY KEY (content_version, special_rule_id),
    CONSTRAINT strategy_battle_special_rule_missile_special_rule_fkey FOREIGN KEY (content_version, special_rule_id)
      REFERENCES strategy_battle_special_rule (content_version, id) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_special_rule_missile_range_check CHECK (range_inches > 0 AND range_cm > 0),
    CONSTRAINT strategy_battle_special_rule_missile_strength_check CHECK (strength BETWEEN 1 AND 10),
    CONSTRAINT strategy_battle_special_rule_missile_move_cost_check CHECK (move_cost IN ('none', 'half', 'all'))
  )`,
  `CREATE TABLE strategy_battle_magical_power (
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
    CONSTRAINT strategy_battle_magical_power_pkey PRIMARY KEY (content_version, id),
    CONSTRAINT strategy_battle_magical_power_ordinal_key UNIQUE (content_version, ordinal),
    CONSTRAINT strategy_battle_magical_power_content_version_fkey FOREIGN KEY (content_version)
      REFERENCES content_version (version) ON DELETE CASCADE,
    CONSTRAINT strategy_battle_magical_power_rule_fkey FOREIGN KEY (content_version, rule_id)
      REFERENCES strategy_battle_rule (content_version, id) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT strategy_battle_magical_power_id_check CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT strategy_battle_magical_power_ordinal_check CHECK (ordinal >= 0),
    CONSTRAINT strategy_battle_magical_power_source_line_check CHECK (source_line >= 1)
  )`,
];

const TABLES_LAST_FIRST = [
  'strategy_battle_magical_power',
  'strategy_battle_special_rule_missile',
  'strategy_battle_special_rule',
  'strategy_battle_race_mount',
  'strategy_battle_race',
  'strategy_battle_mount',
  'strategy_battle_wargear_missile',
  'strategy_battle_wargear_kept_category',
  'strategy_battle_wargear_excluded_category',
  'strategy_battle_wargear_effect',
  'strategy_battle_wargear',
  'strategy_battle_rule',
  'content_version',
];

/** The rules ledger, wargear, races, special rules and magical powers of strategy-battle, and the versions that all data belong to. */
export class CreateEquipmentAndRules1770000000001 implements MigrationInterface {
  readonly name = 'CreateEquipmentAndRules1770000000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES_LAST_FIRST) await runner.query(`DROP TABLE ${table}`);
  }
}
