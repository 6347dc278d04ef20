import { describe, expect, it } from '@jest/globals';
import { handmade } from '../../../../test/support/builders/handmade.js';
import { anArmy, aUnit, type UnitBuilder } from '../../../../test/support/builders/requests.js';
import { rulesOver } from '../../../../test/support/builders/rules-over.js';
import type { ArmyRequest } from './army-report.js';

const rules = rulesOver(handmade);
const captain = aUnit('captain').as('north');

/** The errors of a list, each with the texts of its fixes. */
function fixesOf(entries: readonly UnitBuilder[], given: Partial<ArmyRequest> = {}): readonly (readonly [string, readonly string[]])[] {
  const errors = rules.validateArmy(anArmy(entries, given)).findings.filter((finding) => finding.severity === 'error');
  return errors.map(({ code, fixes }) => [code, fixes.map((fix) => fix.text)]);
}

describe('a fix spares', () => {
  it('the Hero that the event asks for, though it stands last', () => {
    const eventPack = { maxHeroes: 2, requiredUnits: ['marshal'] };
    expect(fixesOf([captain, aUnit('axe-lord'), aUnit('marshal')], { eventPack })).toEqual([['event-limit', ['Take out: 1 x Axe lord.']]]);
  });

  it('SB-ARMY-009 the one that another came with', () => {
    const eventPack = { maxHeroes: 2 };
    expect(fixesOf([aUnit('great-bird'), captain, aUnit('sage')], { eventPack })).toEqual([['event-limit', ['Take out: 1 x Captain.']]]);
  });

  it('SB-S05-002 the Heroes that the scenario asks for', () => {
    const given = { scenario: 'duel', pointsLimit: 90 };
    expect(fixesOf([captain, aUnit('footman').times(3), captain], given)).toContainEqual(['points-over-limit', ['Take out: 1 x Footman.']]);
  });
});

describe('no fix is offered', () => {
  it('where all that could go is asked for', () => {
    const eventPack = { maxHeroes: 1, requiredUnits: ['marshal', 'axe-lord'] };
    expect(fixesOf([aUnit('axe-lord'), aUnit('marshal')], { eventPack })).toEqual([['event-limit', []]]);
  });

  it('that empties the list', () => {
    expect(fixesOf([aUnit('footman').with('bow')], { eventPack: { bannedUnits: ['footman'] } })).toEqual([['event-banned-unit', []]]);
  });
});

it('SB-BANNER-001 a fix that would leave a banner too many takes that one off as well', () => {
  const list = [captain, captain, aUnit('footman').with('banner').times(2)];
  expect(fixesOf(list, { eventPack: { maxHeroes: 1 } })).toEqual([
    ['event-limit', ['Take out: 1 x Captain. Leave out (banner): 1 of the models.']],
  ]);
});

it('names are summed up, and those beyond the third are counted', () => {
  const list = [captain, ...['giant', 'plains-rider', 'axeman', 'axeman', 'footman'].map((unit) => aUnit(unit).times(2))];
  expect(fixesOf(list, { eventPack: { maxModels: 1 } })).toEqual([
    ['event-limit', ['Take out: 2 x Footman, 4 x Axeman, 2 x Plains rider and 2 other models.']],
  ]);
});
