import type { StrategyBattleReference, Unit } from '../../../rules/strategy-battle/reference.js';
import type { RecordsOf } from '../seed-records.js';
import type { SeedSystem } from '../seed-system.js';
import { LINK_CHECKS } from './links/record-links.js';
import { SCHEMAS, type Schemas } from './records.js';

export const STRATEGY_BATTLE_SEEDS: SeedSystem<Schemas, StrategyBattleReference> = {
  folder: 'strategy-battle',
  files: [
    { name: 'races.yaml', collection: 'races' },
    { name: 'wargear.yaml', collection: 'wargear' },
    { name: 'special-rules.yaml', collection: 'specialRules' },
    { name: 'magical-powers.yaml', collection: 'magicalPowers' },
    { name: 'units-good-heroes.yaml', collection: 'units', all: { side: 'good', kind: 'hero' } },
    { name: 'units-good-warriors.yaml', collection: 'units', all: { side: 'good', kind: 'warrior' } },
    { name: 'units-evil-heroes.yaml', collection: 'units', all: { side: 'evil', kind: 'hero' } },
    { name: 'units-evil-warriors.yaml', collection: 'units', all: { side: 'evil', kind: 'warrior' } },
    { name: 'units-war-of-the-ring.yaml', collection: 'units' },
    { name: 'charts.yaml', collection: 'charts' },
    { name: 'scenarios-one-to-six.yaml', collection: 'scenarios' },
    { name: 'scenarios-seven-to-twelve.yaml', collection: 'scenarios' },
    { name: 'scenarios-of-the-wider-war.yaml', collection: 'scenarios' },
    { name: 'rules.yaml', collection: 'rules' },
  ],
  schemas: SCHEMAS,
  nouns: {
    races: 'race', wargear: 'item of wargear', specialRules: 'special rule', magicalPowers: 'magical power',
    units: 'unit', charts: 'chart', scenarios: 'scenario', rules: 'rule of the ledger',
  },
  links: LINK_CHECKS,
  toReference: (records) => ({ ...records, units: unitsOf(records) }),
};

/** A unit without a move of its own has that of its race. */
function unitsOf({ races, units }: RecordsOf<Schemas>): Unit[] {
  const moves = new Map(races.map((race) => [race.id, race.move]));
  return units.map((unit) => {
    const move = unit.move ?? moves.get(unit.race);
    if (move === undefined) throw new Error(`Unit ${unit.id} has no race.`);
    return { ...unit, move };
  });
}
