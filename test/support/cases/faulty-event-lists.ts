import type { ArmyRequest, EventPack } from '../../../src/rules/strategy-battle/army/army-report.js';
import { aUnit } from '../builders/requests.js';
import type { FaultyList } from './faulty-lists.js';

const captain = aUnit('captain').as('north');
const event = (eventPack: EventPack): Partial<ArmyRequest> => ({ eventPack });

/** One for every finding by an organiser's own limits. */
export const FAULTY_EVENT_LISTS: readonly FaultyList[] = [
  {
    name: 'the event: points above cap and tolerance',
    entries: [aUnit('footman').times(5)],
    given: event({ pointsCap: 20, pointsTolerance: 4 }),
    finding: ['event-limit', '/entries', null, 25, 24, 'The event allows 20 + 4 = 24 points; the force costs 25: 1 too many.'],
    fixes: ['Take out: 1 x Footman.'],
  },
  {
    name: 'the event: too few models',
    entries: [aUnit('footman').times(2)],
    given: event({ minModels: 4 }),
    finding: ['event-limit', '/entries', null, 2, 4, 'The event asks for 4 models; the force has 2: 2 too few.'],
    fixes: ['Add: 2 x Footman.', 'Add: 2 x Footman.', 'Add: 2 x Axeman.'],
  },
  {
    name: 'the event: too many models, warriors go first',
    entries: [aUnit('footman').times(3), captain],
    given: event({ maxModels: 2, minHeroes: 1 }),
    finding: ['event-limit', '/entries', null, 4, 2, 'The event allows 2 models; the force has 4: 2 too many.'],
    fixes: ['Take out: 2 x Footman.'],
  },
  {
    name: 'the event: too few Heroes',
    entries: [aUnit('footman')],
    given: event({ minHeroes: 1 }),
    finding: ['event-limit', '/entries', null, 0, 1, 'The event asks for 1 Hero; the force has 0: 1 too few.'],
    fixes: ['Add: 1 x Marshal.', 'Add: 1 x Axe lord.'],
  },
  {
    name: 'the event: too many Heroes',
    entries: [captain.times(2)],
    given: event({ maxHeroes: 1 }),
    finding: ['event-limit', '/entries', null, 2, 1, 'The event allows 1 Hero; the force has 2: 1 too many.'],
    fixes: ['Take out: 1 x Captain.'],
  },
  {
    name: 'the event: bows of the warriors, rounded up',
    entries: [captain.with('bow'), aUnit('footman').with('bow').times(3)],
    given: event({ bowLimit: { fraction: { numerator: 1, denominator: 2 }, of: 'warriors', rounding: 'up' } }),
    finding: ['event-limit', '/entries', null, 3, 2, "The event's limit: 1/2 of 3 warriors may carry bows or crossbows, so 2; 3 do: 1 too many."],
    fixes: ['Leave out (bow, crossbow): 1 of the models.', 'Take out: 2 x Footman.'],
  },
  {
    name: 'the event: no fix that breaks another of its limits',
    entries: [aUnit('footman').times(5)],
    given: event({ pointsCap: 20, minModels: 5 }),
    finding: ['event-limit', '/entries', null, 25, 20, 'The event allows 20 points; the force costs 25: 5 too many.'],
    fixes: [],
  },
  {
    name: 'the event: a generic Hero twice',
    entries: [captain, captain.with('shield')],
    given: event({ everyHeroUnique: true }),
    finding: ['event-limit', '/entries/1', null, 2, 1, 'The event allows 1 x Captain; the force has 2: 1 too many.'],
    fixes: ['Take out: 1 x Captain.'],
  },
  {
    name: 'the event: its own maximum of a unit',
    entries: [aUnit('footman').times(3)],
    given: event({ unitMaxima: [{ unit: 'footman', max: 2 }] }),
    finding: ['event-limit', '/entries/0', null, 3, 2, 'The event allows 2 x Footman; the force has 3: 1 too many.'],
    fixes: ['Take out: 1 x Footman.'],
  },
  {
    name: 'the event: a unit it does not allow',
    entries: [aUnit('footman'), aUnit('giant')],
    given: event({ bannedUnits: ['giant'] }),
    finding: ['event-banned-unit', '/entries/1/unit', null, null, null, 'The event does not allow: Giant.'],
    fixes: ['Take out: 1 x Giant.'],
  },
  {
    name: 'the event: a unit it asks for',
    entries: [aUnit('footman')],
    given: event({ requiredUnits: ['captain', 'goblin'] }),
    finding: ['event-required-unit', '/entries', null, 0, 1, 'The event asks for Captain in the force.'],
    fixes: ['Add: 1 x Captain.'],
  },
];
