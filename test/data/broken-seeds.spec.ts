import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadSeeds } from '../../src/reference/seeding/load-seeds.js';
import { SeedError } from '../../src/reference/seeding/seed-error.js';
import { SeedFolder } from '../support/seed-folder.js';

describe('broken seeds', () => {
  let seeds: SeedFolder;
  beforeEach(() => {
    seeds = new SeedFolder();
  });
  afterEach(() => seeds.dispose());

  /** `file record path: message` of every problem; files of strategy-battle without their folder. */
  function problems(): string[] {
    try {
      loadSeeds(seeds.path);
    } catch (error) {
      if (!(error instanceof SeedError)) throw error;
      return error.problems.map(({ file, record, path, message }) => `${file.replace('strategy-battle/', '')} ${record ?? '-'} ${path}: ${message}`);
    }
    return [];
  }

  it('are refused with every problem of every file at once', () => {
    seeds
      .replace('races.yaml', 'rides: [pony]', 'rides: [pony, mule, sword]')
      .replace('wargear.yaml', 'magical: true', 'magic: true')
      .replace('units-good-heroes.yaml', 'points: 100', 'points: lots')
      .replace('units-evil-warriors.yaml', 'race: imp', 'race: goblin')
      .replace('charts.yaml', "- ['4+', '5+']", "- ['4+']")
      .write('notes.yaml', '- id: stray');
    expect(problems()).toEqual([
      'races.yaml man rides[1]: there is no item of wargear "mule"',
      'races.yaml man rides[2]: "sword" is no mount',
      'wargear.yaml plate magic: is no known key',
      'units-good-heroes.yaml lord points: Invalid input: expected number, received string',
      'units-evil-warriors.yaml imp race: there is no race "goblin"',
      'charts.yaml wound cells[1]: has 1 cells for 2 columns',
      'notes.yaml - : is no known seed file',
    ]);
  });

  it('are told to a person as one line for each problem', () => {
    seeds.replace('races.yaml', 'inches: 6', 'inches: 0').remove('rules.yaml');
    expect(() => loadSeeds(seeds.path)).toThrow(/^The seed files have 2 problem\(s\):\n {2}strategy-battle\/races.yaml › man › move.inches: Too small.*\n {2}strategy-battle\/rules.yaml: cannot be read \(ENOENT\)$/);
  });

  it('have ids once only, across the files of a collection', () => {
    seeds.replace('units-evil-warriors.yaml', '- id: imp', '- id: lord').replace('races.yaml', '- id: imp', '- id: man');
    expect(problems()).toContain('units-evil-warriors.yaml lord id: is already in units-good-heroes.yaml');
    expect(problems()).toContain('races.yaml man id: is already in races.yaml');
  });

  it('do not have faults of one record counted again where it is linked to', () => {
    seeds.replace('wargear.yaml', 'text: A plain blade.', 'text: 5');
    expect(problems()).toEqual(['wargear.yaml sword text: Invalid input: expected string, received number']);
  });

  it('do not have the links to a file that cannot be read reported one by one', () => {
    seeds.write('rules.yaml', '- id: [');
    expect(problems()).toHaveLength(1);
    expect(problems()[0]).toMatch(/^rules.yaml - : is no YAML: .* \(line 1\)$/);
    seeds.write('rules.yaml', 'id: SB-ARMY-001');
    expect(problems()).toEqual(['rules.yaml - : must be a list of records']);
  });

  it('name a record without id by its place, and a key given twice by its line', () => {
    seeds.write('magical-powers.yaml', '- id: dazzle\n- name: Glow\n').write('special-rules.yaml', '- id: hurl\n  id: gleam\n');
    const found = problems();
    expect(found).toContain('magical-powers.yaml #2 id: Invalid input: expected string, received undefined');
    expect(found.find((problem) => problem.startsWith('special-rules.yaml'))).toMatch(/is no YAML: duplicated mapping key \(line 2\)/);
  });

  it.each([
    ['rule', 'units-good-warriors.yaml', 'rule: SB-UNIT-001', 'rule: SB-UNIT-999', 'footman rule: there is no rule of the ledger "SB-UNIT-999"'],
    ['rule of an effect', 'wargear.yaml', 'condition: no-bow, rule: SB-WEAP-002', 'rule: SB-WEAP-003', 'shield effects[0].rule: there is no rule of the ledger "SB-WEAP-003"'],
    ['wargear of a special rule', 'special-rules.yaml', 'wargear: plate', 'wargear: plaid', 'gleam wargear: there is no item of wargear "plaid"'],
    ['base wargear', 'units-good-heroes.yaml', 'wargear: [sword]', 'wargear: [sward]', 'captain wargear[0].id: there is no item of wargear "sward"'],
    ['option', 'units-good-heroes.yaml', '{ id: flag,', '{ id: flog,', 'lord options[3].id: there is no item of wargear "flog"'],
    ['required wargear', 'units-good-heroes.yaml', 'requires: [sword]', 'requires: [pony]', 'lord options[2].requires[0]: "pony" is no other wargear or option of the unit'],
    ['excluded option', 'units-good-heroes.yaml', 'excludes: [plate]', 'excludes: [sword]', 'lord options[1].excludes[0]: "sword" is no other option of the unit'],
    ['variant of an option', 'units-good-heroes.yaml', 'variants: [south, north]', 'variants: [south, west]', 'captain options[0].variants[1]: "west" is no variant of the unit'],
    ['excluded unit', 'units-good-heroes.yaml', 'excludedByUnits: [captain]', 'excludedByUnits: [king]', 'lord options[0].excludedByUnits[0]: there is no unit "king"'],
    ['rule of an option', 'units-good-heroes.yaml', 'rule: SB-ARMY-001 }\n    - { id: longbow', 'rule: SB-ARMY-009 }\n    - { id: longbow', 'lord options[0].rule: there is no rule of the ledger "SB-ARMY-009"'],
    ['special rule', 'units-good-heroes.yaml', '[steady, hurl]', '[steady, hurtle]', 'lord specialRules[1]: there is no special rule "hurtle"'],
    ['special rule of a variant', 'units-good-heroes.yaml', 'specialRules: [steady] }', 'specialRules: [study] }', 'captain variants[1].specialRules[0]: there is no special rule "study"'],
    ['race of a variant', 'units-good-heroes.yaml', 'race: imp, specialRules', 'race: ape, specialRules', 'captain variants[1].race: there is no race "ape"'],
    ['magical power', 'units-good-heroes.yaml', '{ id: glow,', '{ id: grow,', 'lord magicalPowers[0].id: there is no magical power "grow"'],
    ['companion', 'units-good-heroes.yaml', 'companions: [captain, footman]', 'companions: [captain, horseman]', 'lord inclusion.companions[1]: there is no unit "horseman"'],
    ['unit to ride', 'units-good-heroes.yaml', 'mayRide: [great-wyrm]', 'mayRide: [wyrm]', 'lord mayRide[0]: there is no unit "wyrm"'],
    ['unit of a scenario', 'scenarios-one-to-six.yaml', 'unit: footman', 'unit: foot', 'the-bridge pointsMatch.good.fixedUnits[1].unit: there is no unit "foot"'],
    ['option of a participant', 'scenarios-one-to-six.yaml', 'options: [plate]', 'options: [wyrm]', 'the-bridge participants.good[0].options[0]: "wyrm" is no option of the unit'],
    ['variant of a participant', 'scenarios-one-to-six.yaml', 'variant: north', 'variant: west', 'the-bridge participants.good[1].variant: "west" is no variant of the unit'],
    ['rider before a passenger', 'scenarios-one-to-six.yaml', 'passengerOf: lord', 'passengerOf: imp', 'the-bridge participants.good[1].passengerOf: "imp" is no participant of the side'],
    ['unit with a banner', 'scenarios-one-to-six.yaml', 'units: [footman, captain] }]', 'units: [footman, imp] }]', 'the-bridge banners.good[0].units[1]: "imp" is no participant of the side'],
    ['feature of a zone', 'scenarios-one-to-six.yaml', 'feature: tower }, distance', 'feature: towers }, distance', 'the-bridge deployment.steps[0].placements[0].zones[1].place: "towers" is no feature of the boards'],
    ['placement to keep from', 'scenarios-one-to-six.yaml', 'placement: imps }, relation', 'placement: elves }, relation', 'the-bridge deployment.steps[1].placements[0].separations[0].from: "elves" is no placement'],
    ['group to place', 'scenarios-one-to-six.yaml', 'kind: group, group: bridge', 'kind: group, group: ford', 'the-bridge deployment.steps[1].placements[0].who[1].group: "ford" is no group of the side'],
    ['way off the table', 'scenarios-one-to-six.yaml', 'through: east', 'through: mill', 'the-bridge objectives[3].through: "mill" is no edge or feature of the boards'],
    ['unit that comes back', 'scenarios-one-to-six.yaml', 'except: [imp]', 'except: [elf]', 'the-bridge rolls[2].units[0]: "elf" is no participant'],
    ['row of a rule of a scenario', 'scenarios-one-to-six.yaml', 'SB-MOVE-001]', 'SB-MOVE-009]', 'the-bridge specialRules[0].rules[1]: there is no rule of the ledger "SB-MOVE-009"'],
    ['earlier battle', 'scenarios-one-to-six.yaml', 'scenario: the-duel', 'scenario: the-dual', 'the-bridge campaign[0].scenario: there is no scenario "the-dual"'],
    ['Hero of an earlier battle', 'scenarios-one-to-six.yaml', 'units: [lord, imp] }', 'units: [lord, captain] }', 'the-bridge campaign[0].units[1]: "captain" is no participant of that scenario'],
  ])('have no %s that links to nothing', (_what, file, from, to, problem) => {
    seeds.replace(file, from, to);
    expect(problems()).toEqual([`${file} ${problem}`]);
  });

  it.each([
    ['a hero without stores', 'units-good-heroes.yaml', '  heroic: { might: 2, will: 1, fate: 1 }\n', '', 'captain heroic: goes with heroes, and only with them'],
    ['a warrior with stores', 'units-good-warriors.yaml', 'points: 6', 'points: 6\n  heroic: { might: 1, will: 1, fate: 1 }', 'footman heroic: goes with heroes, and only with them'],
    ['a store that is neither number nor explained', 'units-good-heroes.yaml', ', special: Will is what it is.', '', 'lord heroic.special: must say what holds where a store is no number'],
    ['a unique unit allowed twice', 'units-good-heroes.yaml', 'inclusion: {', 'inclusion: { max: 2,', 'lord inclusion.max: is not 1 although the unit is unique'],
    ['a unit in the wrong file', 'units-evil-warriors.yaml', 'side: evil', 'side: good', 'imp side: is not "evil" as in the rest of the file'],
    ['the only variant', 'units-good-heroes.yaml', '    - { id: north, name: Captain of the North, groups: [men] }\n', '', 'captain variants: leave no choice'],
    ['an option twice', 'units-good-heroes.yaml', '{ id: flag,', '{ id: pony,', 'lord options: names something twice'],
    ['a special rule twice', 'units-good-heroes.yaml', '[steady, hurl]', '[steady, steady]', 'lord specialRules: names something twice'],
    ['a move that repeats the race', 'units-evil-heroes.yaml', 'move: { inches: 6, cm: 14 }', 'move: { inches: 5, cm: 12 }', 'imp-king move: repeats the move that the race has anyway'],
    ['a race of a variant that repeats the unit', 'units-good-heroes.yaml', 'race: imp, specialRules', 'race: man, specialRules', 'captain variants[1].race: repeats the race that the unit has anyway'],
    ['effects that repeat the wargear', 'units-good-heroes.yaml', '{ id: longbow,', '{ id: shield, effects: [{ characteristic: defence, amount: 1, condition: no-bow, rule: SB-WEAP-002 }],', 'lord options[1].effects: repeats the effects that the wargear has anyway'],
    ['more counted in than the wargear gives', 'units-good-heroes.yaml', 'included: { defence: 1 }', 'included: { defence: 2 }', 'lord wargear[1].included.defence: is more than the wargear gives'],
    ['a mount of another category', 'wargear.yaml', 'category: mount', 'category: item', 'pony mount: goes with category mount, and only with it'],
    ['a bow that shoots nothing', 'wargear.yaml', '  missile: { range: { inches: 24, cm: 56 }, strength: 2, moveCost: half }\n', '', 'longbow missile: goes with bows, crossbows and throwing weapons, and only with them'],
    ['half a distance', 'races.yaml', '{ inches: 6, cm: 14 }', '{ inches: 6 }', 'man move.cm: Invalid input: expected number, received undefined'],
    ['an id with capitals', 'races.yaml', 'id: man', 'id: Man', 'Man id: is no id: lower-case letters, digits and single hyphens'],
    ['a share above the whole', 'scenarios-one-to-six.yaml', 'numerator: 3', 'numerator: 5', 'the-bridge pointsMatch.evil.share: is more than the whole'],
    ['the same value and a share of it', 'scenarios-one-to-six.yaml', '  pointsMatch:\n', '  pointsMatch:\n    equalValues: true\n', 'the-bridge pointsMatch.equalValues: contradicts the share of a side'],
    ['limits in the wrong order', 'scenarios-one-to-six.yaml', 'maxPoints: 500', 'maxPoints: 100', 'the-bridge pointsMatch.good.maxPoints: is below minPoints'],
    ['a board with two sizes', 'scenarios-one-to-six.yaml', '      name: River\n', '      name: River\n      drawnAs: { width: { inches: 1, cm: 2 }, depth: { inches: 1, cm: 2 } }\n', 'the-bridge boards[0].drawnAs: is given where, and only where, the size is not'],
    ['a passage that ends before it begins', 'rules.yaml', 'lastLine: 200', 'lastLine: 199', 'SB-MOVE-001 lastLine: lies before the first line'],
    ['a chart with a row too few', 'charts.yaml', "    - ['4+', '6/4']\n", '', 'wound cells: has 2 rows for 3 headings'],
  ])('do not get away with %s', (_what, file, from, to, problem) => {
    seeds.replace(file, from, to);
    expect(problems()).toContain(`${file} ${problem}`);
  });
});
