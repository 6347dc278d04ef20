import type { Side } from '../../reference.js';
import type { CombatReference } from '../combat-reference.js';
import { refuse, reject } from '../refuse.js';
import type { ScenarioRule } from '../scenario-rules.js';
import { bodyOf, looseMount, modelAt, sideOf, type Body, type Place } from './bodies.js';
import type { InTheWay, ShootingRequest, WayKind } from './shooting-types.js';
import { opposite } from './sides.js';
import type { Way } from './shot-plan.js';

/** Most things in the way of one shot, and models in one fight, that are reckoned with. */
export const MOST_IN_THE_WAY = 20;

/** Things in the way as they are read, in order; bodies are added to the list as they come. */
export class WayReader {
  readonly ways: Way[] = [];

  constructor(
    private readonly reference: CombatReference,
    private readonly bodies: Body[],
    private readonly shooterSide: Side | null,
    private readonly scenarioRules: readonly ScenarioRule[],
  ) {}

  /** @throws RuleError where Good may not shoot for what is in the way (SB-SHOOT-010, SB-SHOOT-011, SB-LOOSE-004). */
  read({ inTheWay = [], targetInCombatWith = [] }: ShootingRequest): void {
    if (inTheWay.length > MOST_IN_THE_WAY) reject('/inTheWay', 'too-many', `At most ${MOST_IN_THE_WAY} things are in the way.`);
    inTheWay.forEach((thing, index) => {
      const pointer = `/inTheWay/${index}`;
      refuseMisfits(thing, pointer);
      if (thing.inTargetsFight === true && targetInCombatWith.length === 0) reject('/targetInCombatWith', 'required', 'Who fights the target, the nearest first.');
      this.add(thing, { what: `in-the-way/${index}`, pointer, scenarioRules: this.scenarioRules });
    });
  }

  private add(thing: InTheWay, place: Place): void {
    switch (thing.kind) {
      case 'obstacle':
        if (thing.touchesShooter !== true) this.ways.push({ kind: 'thing', what: place.what });
        break;
      case 'model':
        this.addModel(thing, place);
        break;
      case 'loose-mount':
        this.addMount(thing, place);
        break;
      case 'fight':
        this.addFight(thing, place);
        break;
    }
  }

  private addModel(thing: InTheWay, place: Place): void {
    if (thing.unit == null && thing.profile == null) reject(place.pointer, 'required', 'Which model: by unit or by profile.');
    const model = modelAt(this.reference, thing, place.pointer);
    const side = sideOf(model);
    const isFriend = side !== null && side === this.shooterSide;
    if (thing.touchesShooter === true && side !== null && !isFriend) refuse(place.pointer, 'SB-SHOOT-007', 'A model that touches an enemy cannot shoot.');
    if (thing.inTargetsFight === true || (thing.touchesShooter === true && thing.largerBase !== true)) return;
    if (isFriend) this.refuseGood(place.pointer, thing.touchesShooter === true ? 'SB-SHOOT-013' : 'SB-SHOOT-010', 'a friend is in the way');
    this.put(bodyOf(this.reference, model, place, side), place.what);
  }

  private addMount(thing: InTheWay, place: Place): void {
    const side = thing.side ?? null;
    if (side !== null && side === this.shooterSide) this.refuseGood(place.pointer, 'SB-LOOSE-004', 'a mount of its own side is in the way');
    this.put(looseMount(this.reference, thing.mount ?? '', place, side), place.what);
  }

  private put(body: Body, what: string): void {
    this.ways.push({ kind: 'body', what, body: this.bodies.push(body) - 1 });
  }

  /** A fight is in the way for Evil alone, and is hit like a target in combat (SB-SHOOT-011). */
  private addFight({ with: fighters = [] }: InTheWay, { what, pointer, scenarioRules }: Place): void {
    this.refuseGood(pointer, 'SB-SHOOT-011', 'a fight is in the way');
    if (fighters.length > MOST_IN_THE_WAY) reject(`${pointer}/with`, 'too-many', `At most ${MOST_IN_THE_WAY} models are in one fight.`);
    const own = this.shooterSide ?? 'evil';
    const sides: Record<Side, number[]> = { good: [], evil: [] };
    fighters.forEach((fighter, index) => {
      const at = `${pointer}/with/${index}`;
      const model = modelAt(this.reference, fighter, at);
      const side = sideOf(model);
      if (side === null) reject(`${at}/side`, 'required', 'Which side a model by profile fights on.');
      sides[side].push(this.bodies.push(bodyOf(this.reference, model, { what: `${what}/${index}`, pointer: at, scenarioRules }, side)) - 1);
    });
    if (sides.good.length === 0 || sides.evil.length === 0) reject(`${pointer}/with`, 'too-few', 'A fight has models of both sides.');
    this.ways.push({ kind: 'fight', what, own: sides[own], enemy: sides[opposite(own)] });
  }

  private refuseGood(pointer: string, rule: string, why: string): void {
    if (this.shooterSide === 'good') refuse(pointer, rule, `Good may not shoot where ${why}.`);
  }
}

/** What tells who a thing in the way is, by its key, when it is said, and of which kinds. */
const TELLING: readonly (readonly [key: keyof InTheWay, kinds: readonly WayKind[], isSaid: (thing: InTheWay) => boolean])[] = [
  ['unit', ['model'], ({ unit }) => unit != null],
  ['variant', ['model'], ({ variant }) => variant != null],
  ['options', ['model'], ({ options }) => (options ?? []).length > 0],
  ['profile', ['model'], ({ profile }) => profile != null],
  ['passenger', ['model'], ({ passenger }) => passenger != null],
  ['mount', ['model', 'loose-mount'], ({ mount }) => mount != null],
  ['side', ['model', 'loose-mount'], ({ side }) => side != null],
  ['with', ['fight'], (thing) => (thing.with ?? []).length > 0],
  ['touchesShooter', ['obstacle', 'model'], ({ touchesShooter }) => touchesShooter === true],
  ['inTargetsFight', ['model'], ({ inTargetsFight }) => inTargetsFight === true],
];

/** @throws RuleError for what things of this kind have not (`not-allowed`). */
function refuseMisfits(thing: InTheWay, pointer: string): void {
  for (const [key, kinds, isSaid] of TELLING) {
    if (isSaid(thing) && !kinds.includes(thing.kind)) reject(`${pointer}/${key}`, 'not-allowed', `It belongs to: ${kinds.join(', ')}; this is: ${thing.kind}.`);
  }
}
