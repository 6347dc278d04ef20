import type { Side } from '../../reference.js';
import type { AfterEffect, FallHit, ModelAfter, ModelPart, Strike } from '../fight-types.js';
import type { Part } from '../combatant.js';
import type { Model } from '../model.js';
import { nameOf, type Contender, type Field } from './contender.js';
import { partsOf, placesOf, woundsOf } from './odds-answer.js';
import { other } from './plan.js';
import type { VictimState } from './victim-state.js';

/** What the fights of a request have come to, model by model. */
export interface Aftermath {
  /** Who won each fight, with whom in it. */
  readonly fights: readonly { readonly winner: Side; readonly field: Field }[];
  /** What is left of those who lost, by name. */
  readonly left: ReadonlyMap<string, VictimState>;
  /** Might left of those who may spend it, by name. */
  readonly might: ReadonlyMap<string, number>;
  /** Names of the losers whom a charge laid prone. */
  readonly knockedDown: ReadonlySet<string>;
  readonly strikes: readonly Strike[];
  readonly falls: readonly FallHit[];
}

export function slainOf(field: Field, aftermath: Aftermath): ModelPart[] {
  return (['good', 'evil'] as const).flatMap((side) =>
    placesOf(field, side).flatMap(({ contender, model }) =>
      partsOf(contender)
        .filter((part) => aftermath.left.get(nameOf(contender, model))?.[part] === 0)
        .map((part): ModelPart => ({ side, combatant: contender.index, model, part }))));
}

export function afterOf(field: Field, side: Side, aftermath: Aftermath): ModelAfter[] {
  return placesOf(field, side)
    .map(({ contender, model }) => modelAfter(contender, model, aftermath))
    .sort((a, b) => a.combatant - b.combatant || a.model - b.model);
}

function modelAfter(contender: Contender, position: number, aftermath: Aftermath): ModelAfter {
  const { model, index } = contender;
  const name = nameOf(contender, position);
  const left = aftermath.left.get(name);
  const wounds = (part: Part): number => left?.[part] ?? woundsOf(contender, part);
  const fought = aftermath.fights.filter(({ field }) => field.sides[contender.side].some((each) => each.index === index && each.models.includes(position)));
  const willLost = fought.length === 0 ? 0 : willOf(contender, fought);
  const thrown = aftermath.falls.some((fall) => fall.at === name);
  const willLeft = Math.max(0, model.points.will - willLost);
  return {
    combatant: index, model: position, wounds: wounds('rider'),
    might: aftermath.might.get(name) ?? model.points.might,
    will: willLeft,
    fate: left !== undefined && model.combatant.spend?.fate === 'always' ? left.riderFate : model.points.fate,
    onGround: wounds('rider') > 0 && liesDown(contender, name, { fought, thrown, aftermath }),
    mounted: model.mounted && wounds('mount') > 0 && !aftermath.knockedDown.has(name),
    mountWounds: model.mount === null ? null : wounds('mount'),
    passengerWounds: model.passenger === null ? null : wounds('passenger'),
    effects: [...suffered(contender, name, wounds, aftermath), ...ownEffects(contender, { alive: wounds('rider') > 0, willLost, willLeft, fought })],
  };
}

interface Lying {
  readonly fought: Aftermath['fights'];
  readonly thrown: boolean;
  readonly aftermath: Aftermath;
}

/** Beaten to the ground or thrown; who lay there stands up when its side has won (SB-GROUND-007, SB-CAV-020, SB-CAV-023). */
function liesDown({ side, prone }: Contender, name: string, { fought, thrown, aftermath }: Lying): boolean {
  if (thrown || aftermath.knockedDown.has(name)) return true;
  return prone && !fought.some(({ winner }) => winner === side);
}

/** Will that having fought costs, unless a wearer of the Ring was fought by one who sees him (SB-SPEC-039, SB-SPEC-041). */
function willOf({ steps, side }: Contender, fought: Aftermath['fights']): number {
  const cost = steps.reduce((sum, step) => sum + (step.willPerFight ?? 0), 0);
  const seesRing = steps.some((step) => step.seesTheInvisible === true);
  const wearer = fought.some(({ field }) => field.sides[other(side)].some((enemy) => enemy.model.combatant.wearsRing === true));
  return seesRing && wearer ? 0 : cost;
}

/** What blows have left in a model that lives on. */
function suffered(contender: Contender, name: string, wounds: (part: Part) => number, aftermath: Aftermath): AfterEffect[] {
  return partsOf(contender).flatMap((part) => {
    const at = part === 'rider' ? name : `${name}/${part}`;
    if (wounds('rider') === 0 || wounds(part) === 0) return [];
    const hurtBy = new Set(aftermath.strikes.filter((strike) => strike.at === at && strike.wounds > 0).map((strike) => strike.by));
    const enemies = aftermath.fights.flatMap(({ field }) => field.sides[other(contender.side)]);
    const strikers = enemies.filter((enemy) => enemy.models.some((model) => hurtBy.has(nameOf(enemy, model))));
    const profileWounds = profileOf(contender.model, part);
    return strikers.flatMap(({ steps }) => steps.flatMap((step): AfterEffect[] =>
      step.leaves !== undefined && profileWounds >= step.leaves.fromWounds ? [{ effect: step.leaves.effect, part, rule: step.rule }] : []));
  });
}

function profileOf(model: Model, part: Part): number {
  if (part === 'mount') return model.mount?.profile.wounds ?? 0;
  return part === 'rider' ? model.profile.wounds : (model.passenger?.profile.wounds ?? 0);
}

interface Fate {
  readonly alive: boolean;
  readonly willLost: number;
  readonly willLeft: number;
  readonly fought: Aftermath['fights'];
}

function ownEffects({ model, arms, steps, side }: Contender, { alive, willLost, willLeft, fought }: Fate): AfterEffect[] {
  const effects: AfterEffect[] = [];
  if (!alive) return arms.bearsBanner ? [{ effect: 'banner-lost', part: 'rider', rule: 'SB-BANNER-003' }] : [];
  if (willLost > 0) effects.push({ effect: 'will-lost', part: 'rider', rule: steps.find((step) => step.willPerFight !== undefined)?.rule ?? '' });
  if (willLost > 0 && willLeft === 0 && model.specialRules.has('ringwraith-banished')) effects.push({ effect: 'banished', part: 'rider', rule: 'SB-SPEC-038' });
  const beatenClimber = fought.some(({ winner, field }) => field.barrier?.edge === true && field.barrier.defender !== side && winner !== side);
  if (beatenClimber) effects.push({ effect: 'may-fall', part: 'rider', rule: 'SB-ELEV-003' });
  return effects;
}
