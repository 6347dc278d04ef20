import { beforeAll, describe, expect, it } from '@jest/globals';
import { nameOf } from '../../../src/api/shared/fields/shape-names.js';
import type { CombatDoor } from '../../../src/api/strategy-battle/combat/combat-door.js';
import { COMBAT_DOORS } from '../../../src/api/strategy-battle/combat/combat-doors.js';
import { app } from '../../support/real-doors.js';
import { realSnapshot } from '../../support/real-snapshot.js';
import { Asking, injected, type Json } from '../strategy-battle/asking.js';
import { BAD_COMBAT, type BadRequest, type ToldFault } from './bad-combat-inputs.js';
import { COMBAT_REQUESTS } from './combat-requests.js';

let ask: Asking;
beforeAll(() => {
  ask = new Asking(injected(app));
});

type Form = 'odds' | 'resolve';
interface Refusal { readonly code: string; readonly errors: readonly object[] }

const asText = (json: Json): string => (typeof json === 'string' ? json : JSON.stringify(json));

/** What REST and GraphQL say, reduced to code and errors: the texts, suggestions and rules are compared word for word. */
async function refusals(door: CombatDoor, form: Form, body: Json): Promise<readonly Refusal[]> {
  const rest = (await ask.post<Refusal>(`${door.path}/${form}`, body)).body;
  const field = `${door.field}${form === 'odds' ? 'Odds' : 'Resolve'}`;
  const { errors = [] } = (await ask.graphql(`${field}(input: $input) { assumptions }`, `{"input":${asText(body)}}`, `($input: ${nameOf(door.input).name}!)`)).body;
  const extensions = errors[0]?.extensions as unknown as Partial<Refusal> | undefined;
  return [{ code: rest.code, errors: rest.errors }, { code: extensions?.code ?? 'no refusal', errors: extensions?.errors ?? [] }];
}

async function expectRefused(door: CombatDoor, { body, faults, code = 'invalid-input', form }: Omit<BadRequest, 'what'>): Promise<void> {
  for (const each of form === undefined ? (['odds', 'resolve'] as const) : [form]) {
    const [rest, graphql] = await refusals(door, each, body);
    expect(rest).toEqual({ code, errors: faults.map((fault: ToldFault) => expect.objectContaining(fault) as object) });
    expect(graphql).toEqual(rest);
  }
}

/** What every operation refuses, whatever it is about: changes of a sound request. */
function changesOf(door: CombatDoor): readonly BadRequest[] {
  const [sound = {}] = COMBAT_REQUESTS[door.path] ?? [];
  const key = door.diceKey ?? 'dice';
  const dice = (given: unknown): object => ({ ...sound, [key]: given });
  const rolls = `/${key}/rolls`;
  const both: readonly BadRequest[] = [
    { what: 'an unknown key', body: { ...sound, oods: 1 }, faults: [{ pointer: '/oods', code: 'unknown-key' }] },
    { what: 'a key of the prototype', body: `{"__proto__":{},${JSON.stringify(sound).slice(1)}`, faults: [{ pointer: '/__proto__', code: 'unknown-key' }] },
    { what: 'dice that are a number', body: dice(7), faults: [{ pointer: `/${key}`, code: 'wrong-type' }] },
    { what: 'a seed that is too long', body: dice({ seed: 'x'.repeat(65) }), faults: [{ pointer: `/${key}/seed`, code: 'too-long' }] },
    { what: 'a face of 0', body: dice({ rolls: [0] }), faults: [{ pointer: `${rolls}/0`, code: 'out-of-range' }] },
    { what: 'a face as text', body: dice({ rolls: ['6'] }), faults: [{ pointer: `${rolls}/0`, code: 'wrong-type' }] },
    { what: 'a face of one and a half', body: dice({ rolls: [1.5] }), faults: [{ pointer: `${rolls}/0`, code: 'wrong-type' }] },
    { what: 'more faces than are taken', body: dice({ rolls: Array(2001).fill(1) }), faults: [{ pointer: rolls, code: 'too-many' }] },
  ];
  return [
    ...both,
    { what: 'a seed and faces', form: 'resolve', body: dice({ seed: 'a', rolls: [1] }), faults: [{ pointer: `/${key}`, code: 'not-allowed' }] },
    { what: 'a face that the die has not', form: 'resolve', body: dice({ rolls: [7] }), faults: [{ pointer: `${rolls}/0`, code: 'out-of-range' }] },
    { what: 'too few faces', form: 'resolve', body: dice({ rolls: [] }), code: 'dice-exhausted', faults: [{ pointer: rolls, code: 'too-few' }] },
  ];
}

describe('every operation of combat refuses alike through both doors', () => {
  it('has bad requests for every operation', () => {
    expect(Object.keys(BAD_COMBAT).sort()).toEqual(COMBAT_DOORS.map((door) => door.path).sort());
  });

  describe.each(COMBAT_DOORS.map((door) => [door.path, door] as const))('%s', (_, door) => {
    it.each(changesOf(door))('$what', (bad) => expectRefused(door, bad));

    it.each(BAD_COMBAT[door.path] ?? [])('$what', (bad) => expectRefused(door, bad));

    it('left-over faces', async () => {
      const [sound = {}] = COMBAT_REQUESTS[door.path] ?? [];
      const key = door.diceKey ?? 'dice';
      const { dice } = (await ask.post<{ dice: { rolls: readonly { face: number }[] } }>(`${door.path}/resolve`, { ...sound, [key]: { seed: 'amon hen' } })).body;
      const faces = dice.rolls.map(({ face }) => face);
      await expectRefused(door, { form: 'resolve', body: { ...sound, [key]: { rolls: [...faces, 1] } }, code: 'dice-unused', faults: [{ pointer: `/${key}/rolls/${faces.length}`, code: 'too-many' }] });
    });
  });
});

describe('unknown ids beside faults of shape', () => {
  const body = { model: { unit: 'orc-warior', count: 'one' } };
  const [shape, id] = [['/model/count', 'wrong-type'], ['/model/unit', 'unknown-unit']];
  const told = (errors: unknown): unknown => (errors as readonly { pointer: string; code: string }[] | undefined)?.map(({ pointer, code }) => [pointer, code]);
  const asked = 'courageOdds(input: { model: { unit: "orc-warior", count: "one" } }) { method }';
  const graphql = async (query: string): Promise<unknown> => {
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    return told(answer.json<{ errors?: readonly { extensions: Refusal }[] }>().errors?.[0]?.extensions.errors);
  };

  it('are looked up in the version of the data that is asked for', async () => {
    expect(told((await ask.post<Refusal>('courage/odds', body)).body.errors)).toEqual([shape, id]);
    expect(told((await ask.post<Refusal>(`courage/odds?content=${realSnapshot.content}`, body)).body.errors)).toEqual([shape, id]);
    expect(await graphql(`{ strategyBattle(content: "${realSnapshot.content}") { ${asked} } }`)).toEqual([shape, id]);
  });

  it('are left alone in a fragment, of which nobody knows what version it is asked of', async () => {
    expect(await graphql(`{ strategyBattle { ...courage } } fragment courage on StrategyBattle { ${asked} }`)).toEqual([shape]);
  });
});
