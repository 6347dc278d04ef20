import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadSeeds } from '../../src/reference/seeding/load-seeds.js';
import { seedDatabase } from '../../src/reference/seeding/seed-database.js';
import { ownDatabase } from '../support/own-database.js';
import { SMALL_SEEDS } from '../support/seed-folder.js';

/** What somebody might do to the rows by hand, and the constraint that is in the way. */
const REFUSED: readonly (readonly [string, string])[] = [
  [`update content_version set version = 'latest'`, 'content_version_version_check'],
  [`insert into content_version (version) select version from content_version`, 'content_version_pkey'],
  [`update strategy_battle_unit set id = 'Lord' where id = 'great-wyrm'`, 'strategy_battle_unit_id_check'],
  [`update strategy_battle_unit set side = 'neutral'`, 'strategy_battle_unit_side_check'],
  [`update strategy_battle_unit set kind = 'monster' where id = 'imp'`, 'strategy_battle_unit_kind_check'],
  [`update strategy_battle_unit set points = -1 where id = 'imp'`, 'strategy_battle_unit_points_check'],
  [`update strategy_battle_unit set fight = 11 where id = 'footman'`, 'strategy_battle_unit_profile_check'],
  [`update strategy_battle_unit set shoot = 1 where id = 'imp'`, 'strategy_battle_unit_profile_check'],
  [`update strategy_battle_unit set move_cm = 0 where id = 'imp'`, 'strategy_battle_unit_move_check'],
  [`update strategy_battle_unit set might = 1 where id = 'imp'`, 'strategy_battle_unit_warrior_check'],
  [`update strategy_battle_unit set kind = 'hero' where id = 'imp'`, 'strategy_battle_unit_hero_check'],
  [`update strategy_battle_unit set free_will = null where id = 'captain'`, 'strategy_battle_unit_hero_check'],
  [`update strategy_battle_unit set will = null where id = 'captain'`, 'strategy_battle_unit_stores_check'],
  [`update strategy_battle_unit set fate = -1 where id = 'captain'`, 'strategy_battle_unit_store_range_check'],
  [`update strategy_battle_unit set max_models = 2 where id = 'lord'`, 'strategy_battle_unit_unique_check'],
  [`update strategy_battle_unit set max_models = null where id = 'lord'`, 'strategy_battle_unit_unique_check'],
  [`update strategy_battle_unit set ring_bearer_always = null where id = 'lord'`, 'strategy_battle_unit_ring_bearer_check'],
  [`update strategy_battle_unit set ordinal = 0 where id = 'imp'`, 'strategy_battle_unit_ordinal_key'],
  [`update strategy_battle_unit set race_id = 'giant' where id = 'imp'`, 'strategy_battle_unit_race_fkey'],
  [`update strategy_battle_unit set rule_id = 'SB-NONE-001' where id = 'imp'`, 'strategy_battle_unit_rule_fkey'],
  [`delete from strategy_battle_unit where id = 'captain'`, 'strategy_battle_unit_companion_companion_fkey'],
  [`delete from strategy_battle_wargear where id = 'sword'`, 'strategy_battle_unit_wargear_wargear_fkey'],
  [`update strategy_battle_wargear set category = 'hat' where id = 'sword'`, 'strategy_battle_wargear_category_check'],
  [`update strategy_battle_wargear_effect set amount = 0`, 'strategy_battle_wargear_effect_amount_check'],
  [`update strategy_battle_wargear_effect set condition = 'sometimes'`, 'strategy_battle_wargear_effect_condition_check'],
  [`update strategy_battle_wargear_missile set move_cost = 'third'`, 'strategy_battle_wargear_missile_move_cost_check'],
  [`update strategy_battle_mount set monstrous = not monstrous`, 'strategy_battle_mount_monstrous_check'],
  [`update strategy_battle_race_mount set wargear_id = 'sword'`, 'strategy_battle_race_mount_mount_fkey'],
  [`update strategy_battle_unit_magical_power set range_cm = null where range_cm is not null`, 'strategy_battle_unit_magical_power_range_check'],
  [`update strategy_battle_unit_magical_power set cast_on = 1`, 'strategy_battle_unit_magical_power_cast_on_check'],
  [`update strategy_battle_unit_ridden_unit set ridden_unit_id = unit_id`, 'strategy_battle_unit_ridden_unit_other_check'],
  [`update strategy_battle_option_variant set variant_id = 'west' where variant_id = 'north'`, 'strategy_battle_option_variant_variant_fkey'],
  [`update strategy_battle_option_exclusion set excluded_option_id = option_id`, 'strategy_battle_option_exclusion_other_check'],
  [`update strategy_battle_option_exclusion set excluded_option_id = 'sword'`, 'strategy_battle_option_exclusion_excluded_fkey'],
  [`delete from strategy_battle_chart_column where id = 'd3'`, 'strategy_battle_chart_cell_column_fkey'],
  [`update strategy_battle_scenario_side set share_numerator = 5 where share_numerator = 3`, 'strategy_battle_scenario_side_share_check'],
  [`update strategy_battle_scenario_side set bows_denominator = null`, 'strategy_battle_scenario_side_bows_check'],
  [`update strategy_battle_scenario_side set max_points = 100 where min_points = 200`, 'strategy_battle_scenario_side_points_check'],
  [`update strategy_battle_scenario_fixed_unit set unit_id = 'nobody' where unit_id = 'lord'`, 'strategy_battle_scenario_fixed_unit_unit_fkey'],
  [`update strategy_battle_rule set level = 'secret'`, 'strategy_battle_rule_level_check'],
  [`update strategy_battle_rule set last_line = 1`, 'strategy_battle_rule_last_line_check'],
];

describe('the tables refuse', () => {
  const database = ownDatabase();

  beforeAll(async () => {
    await seedDatabase(database.source, loadSeeds(SMALL_SEEDS));
  });

  it.each(REFUSED)('%s', async (statement, constraint) => {
    await expect(database.source.query(statement)).rejects.toMatchObject({ driverError: { constraint } });
  });
});
