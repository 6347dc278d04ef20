import type { Race, SpecialAbilityRecord, SpellRecord, Terrain, TrainingSkillRecord } from '../../../rules/fellowship/reference.js';
import { FellowshipRaceRow } from '../../entities/fellowship/race.js';
import { FellowshipSpecialAbilityRow } from '../../entities/fellowship/special-ability.js';
import { FellowshipSpellRow } from '../../entities/fellowship/spell.js';
import { FellowshipTerrainRow } from '../../entities/fellowship/terrain.js';
import { FellowshipTrainingSkillRow } from '../../entities/fellowship/training-skill.js';
import type { RowSet } from '../row-set.js';
import { fromRecord, toRecord } from './records.js';

export function writeRaces(races: readonly Race[], rows: RowSet): void {
  rows.addList(FellowshipRaceRow, races.map((race) => ({ ...toRecord(race), side: race.side, rate: race.rate, mount: race.mount, nightVision: race.nightVision })));
}

export function readRaces(rows: RowSet): Race[] {
  return rows.of(FellowshipRaceRow).map((row) => ({ ...fromRecord(row), side: row.side as Race['side'], rate: row.rate, mount: row.mount, nightVision: row.nightVision }));
}

export function writeSpells(spells: readonly SpellRecord[], rows: RowSet): void {
  rows.addList(FellowshipSpellRow, spells.map((spell) => ({ ...toRecord(spell), family: spell.family, range: spell.range, save: spell.save })));
}

export function readSpells(rows: RowSet): SpellRecord[] {
  return rows.of(FellowshipSpellRow).map((row) => ({ ...fromRecord(row), family: row.family as SpellRecord['family'], range: row.range, save: row.save }));
}

export function writeSpecialAbilities(abilities: readonly SpecialAbilityRecord[], rows: RowSet): void {
  rows.addList(FellowshipSpecialAbilityRow, abilities.map(toRecord));
}

export function readSpecialAbilities(rows: RowSet): SpecialAbilityRecord[] {
  return rows.of(FellowshipSpecialAbilityRow).map(fromRecord);
}

export function writeTrainingSkills(skills: readonly TrainingSkillRecord[], rows: RowSet): void {
  rows.addList(FellowshipTrainingSkillRow, skills.map((skill) => ({ ...toRecord(skill), holders: [...skill.holders], examples: [...skill.examples] })));
}

export function readTrainingSkills(rows: RowSet): TrainingSkillRecord[] {
  return rows.of(FellowshipTrainingSkillRow).map((row) => ({ ...fromRecord(row), holders: row.holders as TrainingSkillRecord['holders'][number][], examples: [...row.examples] }));
}

export function writeTerrain(terrain: readonly Terrain[], rows: RowSet): void {
  rows.addList(FellowshipTerrainRow, terrain.map((ground) => ({ ...toRecord(ground), difficult: ground.difficult })));
}

export function readTerrain(rows: RowSet): Terrain[] {
  return rows.of(FellowshipTerrainRow).map((row) => ({ ...fromRecord(row), difficult: row.difficult }));
}
