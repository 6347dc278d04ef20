import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { RuleError } from '../../src/rules/shared/rule-error.js';
import type { Side } from '../../src/rules/strategy-battle/reference.js';
import type { Objective } from '../../src/rules/strategy-battle/scenario/objectives.js';
import type { ExitedModels, Outcome, OutcomeRequest, SideState, SlainModels } from '../../src/rules/strategy-battle/scenario/outcome/outcome-types.js';
import { strategyBattle } from '../support/reference.js';

const { scenarios } = strategyBattle.reference;
type Scenario = (typeof scenarios)[number];

const outcome = ({ id }: Scenario, request: OutcomeRequest): Outcome => strategyBattle.scenarios.outcome(id, request);
const throughOf = (objective: Objective): readonly string[] => ('through' in objective ? [objective.through] : []);
const itemOf = (objective: Objective): readonly string[] => (objective.kind === 'carry-off' ? [objective.item] : []);
const deedOf = (objective: Objective): readonly string[] => (objective.kind === 'deed' ? [objective.deed] : []);
const lastTurnOf = (objective: Objective): readonly number[] => ('lastTurn' in objective && objective.lastTurn !== null ? [objective.lastTurn] : []);

/** Whose models an objective sees leave. */
function leavesBy(objective: Objective): readonly Side[] {
  if (objective.kind === 'exit' || objective.kind === 'split') return [objective.subjects.side];
  return objective.kind === 'break-through' ? [objective.side] : [];
}

/** Where every single model of a side is at last: on the table, slain, fled, off the table, or in reserve. */
function side(scenario: Scenario, of: Side): fc.Arbitrary<SideState> {
  const units = scenario.participants[of].flatMap(({ unit, count }) => Array<string>(count).fill(unit));
  const ways = ['north', 'west', ...scenario.objectives.flatMap(throughOf)];
  const fates = fc.array(fc.record({ fate: fc.nat(99), way: fc.constantFrom(...ways) }), { minLength: units.length, maxLength: units.length });
  return fc.tuple(fates, fc.tuple(fc.nat(100), fc.nat(100), fc.nat(20)), fc.nat(3)).map(([models, [left, slain, fled], fewer]) => {
    const beyond = scenario.objectives.flatMap(leavesBy).includes(of) ? 'exited' : 'left';
    const at = models.map(({ fate, way }, index) => ({ unit: units[index] ?? '', way, where: placeOf(fate, [left, slain, fled]) ?? beyond }));
    const here = (where: string): typeof at => at.filter((model) => model.where === where);
    const undeployed = scenario.reserves.includes(of) ? Math.min(2, here('left').length) : 0;
    return {
      starting: units.length, left: here('left').length - undeployed, undeployed, inside: Math.max(0, here('left').length - undeployed - fewer),
      slain: here('slain').map(({ unit }): SlainModels => ({ unit })), fled: here('fled').map(({ unit }) => ({ unit })), exited: here('exited').map(({ unit, way }): ExitedModels => ({ unit, through: way })),
    };
  });
}

/** The shares are laid side by side on 100; `null` for what is beyond them. */
function placeOf(fate: number, [left, slain, fled]: readonly [number, number, number]): string | null {
  if (fate < left) return 'left';
  if (fate < left + slain) return 'slain';
  return fate < left + slain + fled ? 'fled' : null;
}

/** A state that tells everything. */
function state(scenario: Scenario): fc.Arbitrary<OutcomeRequest> {
  const last = Math.min(40, ...scenario.objectives.flatMap(lastTurnOf));
  const deeds = scenario.objectives.flatMap(deedOf);
  const items = scenario.objectives.flatMap(itemOf);
  return fc.record({
    turn: fc.oneof(fc.integer({ min: 1, max: last }), fc.constant(last)), endOfTurn: fc.boolean(),
    sides: fc.record({ good: side(scenario, 'good'), evil: side(scenario, 'evil') }),
    deeds: deeds.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...deeds), { maxLength: 1 }),
    itemsGone: items.length === 0 ? fc.constant([]) : fc.array(fc.record({ item: fc.constantFrom(...items), side: fc.constantFrom<Side>('good', 'evil'), through: fc.constantFrom('gate', 'north') }), { maxLength: 1 }),
  });
}

/** The same models, told in another order and in other lines. */
const retold = (told: SideState): SideState => ({
  ...told, slain: [...(told.slain ?? [])].reverse(), exited: [...(told.exited ?? [])].reverse(), fled: [...(told.fled ?? [])].sort((a, b) => (a.unit < b.unit ? 1 : -1)),
});

const FACTS = ['slain', 'exited', 'inside'] as const;

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('outcomes of %s', (_, scenario) => {
  it('are whole: over, a winner, a result and the rows behind them go together', () => {
    const rows = new Set([...scenario.objectives.map(({ rule }) => rule), 'SB-SPEC-009']);
    fc.assert(fc.property(state(scenario), (request) => {
      const { over, winner, result, because } = outcome(scenario, request);
      expect([winner !== null, result !== null, because.length > 0]).toEqual([over, over, over]);
      if (winner !== null) expect(result === 'draw' ? 'draw' : result?.split('-')[0]).toBe(winner);
      expect(because.filter((row) => !rows.has(row))).toEqual([]);
    }));
  });

  it('are reached by some states and not by others', () => {
    const decided = new Set(fc.sample(state(scenario), { numRuns: 400, seed: 1 }).map((request) => outcome(scenario, request).over));
    expect([...decided].sort()).toEqual([false, true]);
  });

  it('do not hang on the order of what is told', () => {
    fc.assert(fc.property(state(scenario), (request) => {
      const { good, evil } = request.sides;
      expect(outcome(scenario, { ...request, sides: { good: retold(good), evil: retold(evil) } })).toEqual(outcome(scenario, request));
    }));
  });

  it('are asked for what decides, and never guessed: with less told they are the same, or refused', () => {
    fc.assert(fc.property(state(scenario), fc.constantFrom<Side>('good', 'evil'), fc.constantFrom(...FACTS), (request, of, fact) => {
      const whole = outcome(scenario, request);
      const less = { ...request, sides: { ...request.sides, [of]: { ...request.sides[of], [fact]: null } } };
      try {
        const { over, winner, result } = outcome(scenario, less);
        expect({ over, winner, result }).toEqual({ over: whole.over, winner: whole.winner, result: whole.result });
      } catch (error) {
        if (!(error instanceof RuleError)) throw error;
        expect(error.problems.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([`/sides/${of}/${fact} required`]);
      }
    }));
  });
});

describe('a share of the enemy', () => {
  const reducing = scenarios.filter(({ objectives }) => objectives.every(({ kind }) => kind === 'reduce'));

  test('SB-S01-004, SB-S04-004, SB-S06-004, SB-W03-004, SB-W04-004 for every number of models left', () => {
    expect(reducing.map(({ id }) => id)).toEqual(['skirmish-in-osgiliath', 'the-pride-of-gondor', 'minas-tirith', 'baruk-khazad', 'dains-last-stand']);
    for (const scenario of reducing) {
      const share = scenario.id === 'skirmish-in-osgiliath' ? 2 : 4;
      for (let good = 0; good <= 30; good += 1) {
        for (let evil = 0; evil <= 31; evil += 1) {
          const down = { good: good <= Math.floor(30 / share), evil: evil <= Math.floor(31 / share) };
          const expected = down.good ? (down.evil ? 'draw' : 'evil') : down.evil ? 'good' : null;
          expect([good, evil, outcome(scenario, { turn: 4, endOfTurn: true, sides: { good: { starting: 30, left: good }, evil: { starting: 31, left: evil } } }).winner]).toEqual([good, evil, expected]);
        }
      }
    }
  });
});
