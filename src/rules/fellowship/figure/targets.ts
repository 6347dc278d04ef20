import { Reckoning } from '../change.js';
import { clamped, half, quarter } from '../percent.js';
import type { Trait } from '../trait.js';
import type { FigureRequest, Shield } from './figure-request.js';
import type { Traits } from './traits.js';

/** A figure with what is true of it. */
export interface Figure {
  readonly request: FigureRequest;
  readonly traits: Traits;
  /** JSON pointer to it. */
  readonly pointer: string;
}

/** What a shield in use adds to recovery (FS-SHLD-005). */
export const SHIELD_BONUS: Readonly<Record<Shield, number>> = { none: 0, normal: 10, body: 20 };

/** The ability value after flat changes, one of the caller's own among them: all are added up, then it is never below 0 (FS-ATK-004). */
export function abilityOf({ request, traits }: Figure, modifier = 0): Reckoning {
  const value = new Reckoning('ability', request.ability);
  for (const { id, rule, ability, marked } of traits.all) {
    if (ability === undefined || (marked === true && request.scoutReduced === true)) continue;
    value.to(value.now + ability, id, rule);
  }
  return value.to(value.now + modifier, 'modifier', 'FS-CHECK-001').to(Math.max(0, value.now), 'floor', 'FS-ATK-004');
}

/** Whether the ability value has a scout's penalty, or had it from the first (FS-SCOUT-006). */
export const scoutsIn = ({ traits }: Figure): boolean => traits.all.some(({ marked }) => marked === true);

/** The attack value: halvings of the ability, then Courage or Despair, within 0 to 100 unless it is to be added up (FS-ATK-004). */
export function attackOf(figure: Figure, target: Traits | null, isAddedUp = false): Reckoning {
  const value = new Reckoning('attack', abilityOf(figure).now);
  const immense = target?.with('halvesAttackers') ?? null;
  if (immense !== null) value.to(half(value.now), immense.id, immense.rule);
  if (figure.request.scouting === 'stationary') value.to(half(value.now), 'scouting', 'FS-SCOUT-006');
  if (figure.request.scouting === 'moved') value.to(quarter(value.now), 'scouting', 'FS-SCOUT-006');
  const spells = attackSpells(figure.traits);
  if (spells.length === 1) for (const { id, rule, attackValue } of spells) value.to(attackValue === 'doubled' ? value.now * 2 : half(value.now), id, rule);
  return isAddedUp ? value : value.to(clamped(value.now), 'clamped', 'FS-CORE-002');
}

/** One of doubling and halving, or none: both together cancel (FS-SPELL-006). */
function attackSpells(traits: Traits): readonly Trait[] {
  const touched = traits.all.filter((trait) => trait.attackValue !== undefined && traits.against(trait.id) === null);
  const kinds = new Set(touched.map((trait) => trait.attackValue));
  return kinds.size === 1 ? touched.slice(0, 1) : [];
}

/** A reason to recover at half value. */
export interface Halving {
  readonly id: string;
  readonly rule: string;
}

/** How a figure recovers from a wound (FS-ATK-005, FS-ATK-006). */
export interface Recovery {
  readonly target: Reckoning;
  /** Rolls that cost nothing: 2 where it is shielded. */
  readonly rolls: 1 | 2;
  /** The target of each further roll for a hero point: without the halvings, unless they are to bind it too. */
  readonly heroTarget: number;
}

/** Flat changes, one halving for each cause, the shield in use, within 0 to 100. */
export function recoveryOf(figure: Figure, causes: readonly Halving[], isHalvedAgain = false): Recovery {
  const target = new Reckoning('recovery', abilityOf(figure).now);
  for (const { id, rule } of halvingsOf(figure, causes)) target.to(half(target.now), id, rule);
  const bonus = figure.request.shielding === true ? SHIELD_BONUS[figure.request.shield ?? 'none'] : 0;
  target.to(target.now + bonus, `${figure.request.shield ?? 'none'}-shield`, 'FS-SHLD-005').to(clamped(target.now), 'clamped', 'FS-CORE-002');
  const heroTarget = isHalvedAgain ? target.now : clamped(abilityOf(figure).now + bonus);
  return { target, rolls: shieldedBy(figure) === null ? 1 : 2, heroTarget };
}

function halvingsOf({ request, traits }: Figure, causes: readonly Halving[]): Halving[] {
  const others = causes.filter(({ id }) => traits.against(id) === null);
  return request.forcedMarched === true ? [...others, { id: 'forced-march', rule: 'FS-FM-003' }] : others;
}

/** What gives the second recovery roll: a shield held up, or a trait (FS-SHLD-002, FS-SHLD-006). */
export function shieldedBy({ request, traits }: Figure): Halving | null {
  if (request.shielding === true) return { id: 'shielding', rule: 'FS-SHLD-002' };
  return traits.all.find(({ shielded }) => shielded === 'always' || (shielded === 'in-woods' && request.inWoods === true)) ?? null;
}

/** The save against spells: half of the ability, or all of it (FS-SAVE-001, FS-SAVE-002). */
export function spellSaveOf(figure: Figure): Reckoning {
  const value = new Reckoning('spellSave', abilityOf(figure).now);
  const inFull = figure.traits.with('savesInFull');
  if (inFull === null) value.to(half(value.now), 'half', 'FS-SAVE-001');
  return value.to(clamped(value.now), 'clamped', 'FS-CORE-002');
}

/** Why a wound from Lightning is recovered from at half value, if it is (FS-SPELL-019). */
export function lightningHalving({ traits }: Figure): readonly Halving[] {
  return traits.with('savesInFull') === null ? [{ id: 'lightning', rule: 'FS-SPELL-019' }] : [];
}
