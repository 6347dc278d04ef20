import type { ReferenceIndex } from '../reference-index.js';
import type { Mobilization, Trigger, TriggerEvent } from '../reference.js';
import type { EventRequest } from './mobilization-types.js';

/** A nation's mobilization: when, and what set it going. */
export interface Fired {
  readonly turn: number;
  readonly event: TriggerEvent;
  readonly rule: string;
}

type ByNation = ReadonlyMap<string, Fired>;

/** What a nation does or suffers that sets its neighbours going. */
interface Facts {
  readonly events: readonly EventRequest[];
  readonly fired: ByNation;
}

/** The earliest turn of each nation, by repeated application: they set each other going (WR-MOB-013). */
export function earliest(index: ReferenceIndex, events: readonly EventRequest[]): ByNation {
  let fired: ByNation = new Map();
  for (;;) {
    const next = new Map([...index.mobilization.values()].flatMap((one): [string, Fired][] => {
      const best = first(one, { events, fired });
      return best === null ? [] : [[one.nation, best]];
    }));
    if (same(fired, next)) return next;
    fired = next;
  }
}

const same = (a: ByNation, b: ByNation): boolean => a.size === b.size && [...a].every(([nation, { turn }]) => b.get(nation)?.turn === turn);

function first(mobilization: Mobilization, facts: Facts): Fired | null {
  const all = mobilization.triggers.flatMap((trigger) => TURNS[trigger.event](trigger, mobilization.nation, facts).map((turn) => ({ turn: turn + trigger.delay, event: trigger.event, rule: trigger.rule })));
  return all.reduce<Fired | null>((best, one) => (best === null || one.turn < best.turn ? one : best), null);
}

type Turns = (trigger: Trigger, nation: string, facts: Facts) => readonly number[];

const happened = (fits: (event: EventRequest, trigger: Trigger, nation: string) => boolean): Turns => (trigger, nation, { events }) =>
  events.filter((event) => fits(event, trigger, nation)).map(({ turn }) => turn);

/** Turns in which the king is cured by a visit (WR-MOB-004). */
export const curesIn = (index: ReferenceIndex, events: readonly EventRequest[]): readonly number[] =>
  [...index.mobilization.values()].flatMap(({ nation, triggers }) => triggers.filter(({ event }) => event === 'cured').flatMap((trigger) => TURNS.cured(trigger, nation, { events, fired: new Map() })));

/** When the event of a trigger has happened, for each word of the data. */
const TURNS: Readonly<Record<TriggerEvent, Turns>> = {
  turn: ({ turn }) => (turn === null ? [] : [turn]),
  attacked: happened(({ kind, nation }, _trigger, own) => kind === 'attacked' && nation === own),
  invaded: happened(({ kind, nation }, _trigger, own) => kind === 'invaded' && nation === own),
  border: happened(({ kind, nation, area, fromStart, raised }, { exceptArea }, own) =>
    kind === 'border' && nation === own && fromStart !== true && !(exceptArea !== null && area === exceptArea && raised === true)),
  arrival: happened(({ kind, character, area }, trigger) => kind === 'arrival' && character === trigger.character && area === trigger.area),
  cured: happened(({ kind, character, area }, trigger) =>
    (kind === 'cured' && (character == null || character === trigger.character) && (area == null || area === trigger.area)) || (kind === 'arrival' && character === trigger.character && area === trigger.area)),
  'neighbour-attacked': happened(({ kind, nation }, trigger) => kind === 'attacked' && nation === trigger.nation),
  'neighbour-mobilized': ({ nation }, _own, { events, fired }) => {
    const other = nation === null ? undefined : fired.get(nation);
    if (other === undefined || other.event === 'ring-taken') return [];
    return events.some((event) => event.kind === 'attacked' && event.nation === nation && event.turn <= other.turn) ? [] : [other.turn];
  },
  'ring-taken': happened(({ kind }) => kind === 'ring-taken'),
};
