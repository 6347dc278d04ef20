import type { Side } from '../../reference.js';
import type { CombatReference } from '../combat-reference.js';
import type { Combatant, Part } from '../combatant.js';
import { resolveModel, type Model } from '../model.js';
import { reject } from '../refuse.js';
import type { ScenarioRule } from '../scenario-rules.js';
import type { VictimPart } from '../strike.js';
import { onFoot, partyOf } from '../tests/subject.js';

/** A model that a missile may hit, in its parts. */
export interface Body {
  /** `target`, `in-the-way/0`, `friend/0`. */
  readonly what: string;
  readonly side: Side | null;
  /** The model itself, and the same once its mount is slain. */
  readonly rider: VictimPart;
  readonly unhorsed: VictimPart;
  readonly mount: VictimPart | null;
  readonly monstrous: boolean;
  readonly passenger: VictimPart | null;
}

/** What is left of a body. */
export interface BodyState {
  readonly rider: number;
  readonly riderFate: number;
  readonly mount: number;
  readonly passenger: number;
  readonly passengerFate: number;
}

/** Where a model is among those that may be hit. */
export interface Place {
  readonly what: string;
  readonly pointer: string;
  readonly scenarioRules: readonly ScenarioRule[];
}

/** No die saves a mount, which has no Fate. */
const NEVER = 7;

/** The model of a place. @throws RuleError for more than one. */
export function modelAt(reference: CombatReference, combatant: Combatant, pointer: string): Model {
  if ((combatant.count ?? 1) !== 1) reject(`${pointer}/count`, 'out-of-range', 'One model is meant here; give each one by itself.');
  return resolveModel(reference, combatant, pointer);
}

/** The side that a model is on: as the caller says, else its unit's; `null` for a model by profile of which nothing is said. */
export function sideOf({ combatant, unit }: Model): Side | null {
  return combatant.side ?? unit?.side ?? null;
}

export function bodyOf(reference: CombatReference, model: Model, { what, scenarioRules }: Place, side: Side | null): Body {
  const part = (each: Model): VictimPart => partyOf(each, what, { scenarioRules }).part;
  const { mount, passenger } = model;
  return {
    what, side, rider: part(model), unhorsed: mount === null ? part(model) : part(onFoot(reference, model)),
    mount: mount === null ? null : beast(mount.profile), monstrous: mount?.monstrous === true,
    passenger: passenger === null ? null : part(passenger),
  };
}

/** A mount without a rider (SB-LOOSE-004). */
export function looseMount(reference: CombatReference, id: string, { what, pointer }: Place, side: Side | null): Body {
  const mount = reference.wargear.get(id)?.mount;
  if (mount == null) reject(`${pointer}/mount`, 'unknown-id', `There is no mount "${id.slice(0, 64)}".`);
  const part = beast(mount.profile);
  return { what, side, rider: part, unhorsed: part, mount: null, monstrous: false, passenger: null };
}

function beast({ defence, courage, wounds }: Pick<VictimPart, 'defence' | 'courage' | 'wounds'>): VictimPart {
  return { defence, courage, wounds, fate: 0, fateOn: NEVER, earlySaveOn: null, ring: false, flees: false };
}

export function unhurt({ rider, mount, passenger }: Body): BodyState {
  return { rider: rider.wounds, riderFate: rider.fate, mount: mount?.wounds ?? 0, passenger: passenger?.wounds ?? 0, passengerFate: passenger?.fate ?? 0 };
}

export function bodyKey({ rider, riderFate, mount, passenger, passengerFate }: BodyState): string {
  return `${rider},${riderFate},${mount},${passenger},${passengerFate}`;
}

/** The part as it is now: a rider whose mount is slain stands on his own feet. */
export function partOf(body: Body, state: BodyState, part: Part): VictimPart {
  if (part === 'rider') return body.mount !== null && state.mount === 0 ? body.unhorsed : body.rider;
  return (part === 'mount' ? body.mount : body.passenger) as VictimPart;
}

export function fateLeft(state: BodyState, part: Part): number {
  if (part === 'mount') return 0;
  return part === 'rider' ? state.riderFate : state.passengerFate;
}

export function hurt(state: BodyState, part: Part, { wounds, fate }: { readonly wounds: number; readonly fate: number }): BodyState {
  if (part === 'mount') return { ...state, mount: wounds };
  return part === 'rider' ? { ...state, rider: wounds, riderFate: fate } : { ...state, passenger: wounds, passengerFate: fate };
}

/** Which part each face of the die hits (SB-CAV-016, SB-CAV-018, SB-MM-002); `null` where there is no mount to hit and no die. */
export function sharesOf(body: Body, state: BodyState): readonly Part[] | null {
  if (body.mount === null || state.mount === 0) return null;
  if (state.passenger > 0) return ['mount', 'mount', 'mount', 'rider', 'rider', 'passenger'];
  return body.monstrous ? ['mount', 'mount', 'mount', 'mount', 'rider', 'rider'] : ['mount', 'mount', 'mount', 'rider', 'rider', 'rider'];
}

/** Its parts, the model itself first. */
export function partsOf(body: Body): readonly Part[] {
  return (['rider', 'mount', 'passenger'] as const).filter((part) => body[part] !== null);
}

export function nameOfPart({ what }: Body, part: Part): string {
  return part === 'rider' ? what : `${what}/${part}`;
}
