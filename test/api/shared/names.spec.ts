import { describe, expect, it } from '@jest/globals';
import { OPERATION_DOORS as FELLOWSHIP_OPERATIONS } from '../../../src/api/fellowship/operations/operation-doors.js';
import { QUESTION_DOORS as FELLOWSHIP_QUESTIONS } from '../../../src/api/fellowship/operations/question-doors.js';
import { FELLOWSHIP_NAMES } from '../../../src/api/fellowship/names.js';
import type { Shape, ValueSpec } from '../../../src/api/shared/fields/field-spec.js';
import { nameOf } from '../../../src/api/shared/fields/shape-names.js';
import { fieldsOf } from '../../../src/api/shared/fields/shape-registry.js';
import { ArmyInput } from '../../../src/api/strategy-battle/armies/army.inputs.js';
import { COMBAT_DOORS } from '../../../src/api/strategy-battle/combat/combat-doors.js';
import { QUESTION_DOORS as COMBAT_QUESTIONS } from '../../../src/api/strategy-battle/combat/question-doors.js';
import { ProfileInput } from '../../../src/api/strategy-battle/profiles/profile.inputs.js';
import { STRATEGY_BATTLE_NAMES } from '../../../src/api/strategy-battle/names.js';
import { OPERATION_DOORS as WAR_OPERATIONS } from '../../../src/api/war-of-the-ring/operations/operation-doors.js';
import { QUESTION_DOORS as WAR_QUESTIONS } from '../../../src/api/war-of-the-ring/operations/question-doors.js';
import { WAR_OF_THE_RING_NAMES } from '../../../src/api/war-of-the-ring/names.js';

interface Place {
  readonly at: string;
  readonly names: string | undefined;
}

/** Every id of a shape and of the shapes in it. */
function idsOf(shape: Shape, seen: Set<Shape>): Place[] {
  if (seen.has(shape)) return [];
  seen.add(shape);
  return fieldsOf(shape).flatMap(({ name, value }) => idsIn(value, `${nameOf(shape).name}.${name}`, seen));
}

function idsIn(value: ValueSpec, at: string, seen: Set<Shape>): Place[] {
  switch (value.kind) {
    case 'id': return [{ at, names: value.names }];
    case 'list': return idsIn(value.items, at, seen);
    case 'object': return idsOf(value.shape(), seen);
    case 'either': return [...idsIn(value.short, at, seen), ...idsIn(value.object, at, seen)];
    default: return [];
  }
}

const SYSTEMS = [
  ['strategy-battle', [...COMBAT_DOORS, ...COMBAT_QUESTIONS, { input: ProfileInput }, { input: ArmyInput }], STRATEGY_BATTLE_NAMES],
  ['fellowship', [...FELLOWSHIP_OPERATIONS, ...FELLOWSHIP_QUESTIONS], FELLOWSHIP_NAMES],
  ['war-of-the-ring', [...WAR_OPERATIONS, ...WAR_QUESTIONS], WAR_OF_THE_RING_NAMES],
] as const;

/** Ids that need not exist, such as areas of the caller's own map, that the rules hold against another part of the request, or of which they make a finding. */
const OPEN = [
  'WarOfTheRingHuntInput.bearer', 'WarOfTheRingSeaMovementInput.to', 'WarOfTheRingMovementInput.from', 'WarOfTheRingEventInput.area', 'WarOfTheRingArmyInput.area',
  'WarOfTheRingDecisionsInput.attackerFrom', 'WarOfTheRingNeighbourInput.area', 'StrategyBattleProfileInput.variant', 'StrategyBattleArmyEntryInput.variant',
];

describe.each(SYSTEMS)('ids of requests of %s', (_system, doors, kinds) => {
  const seen = new Set<Shape>();
  const places = doors.flatMap(({ input }) => idsOf(input, seen));

  it('say what they name, so that all unknown ones are told at once', () => {
    expect(places.filter(({ names, at }) => names === undefined && !OPEN.includes(at))).toEqual([]);
  });

  it('name what the rule system knows, and nothing that it knows is never named', () => {
    const named = new Set(places.flatMap(({ names }) => names ?? []));
    expect([...named].sort()).toEqual(Object.keys(kinds).sort());
  });
});
