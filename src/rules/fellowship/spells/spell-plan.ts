import { refuse, reject, rejectUnknown } from '../../shared/refuse.js';
import { readingsOf } from '../change.js';
import { filled, type Filled } from '../defaults.js';
import { figureOf } from '../figure/figure-of.js';
import { abilityOf, lightningHalving, recoveryOf, scoutsIn, shieldedBy, spellSaveOf, type Figure } from '../figure/targets.js';
import { spells } from '../figure/traits.js';
import { clamped, PERCENT } from '../percent.js';
import { castingOf } from './casting.js';
import type { Spell } from './spell.js';
import type { CastingReport, SpellRequest } from './spell-types.js';
import { burningTrees } from './spread-of-fire.js';

/** A spell and one of those it may touch, worked out before any dice are rolled. */
export interface SpellPlan {
  readonly spell: Spell;
  /** It can touch the figure at all; the row by which it cannot. */
  readonly reaches: boolean;
  readonly barredBy: string | null;
  /** That it touches nobody, or that nobody saves, as sentences that stand alone. */
  readonly notes: readonly string[];
  /** How often in 100 it takes hold of the figure before any save (FS-ABIL-009). */
  readonly takesHold: number;
  readonly target: number | null;
  readonly recovery: { readonly target: number; readonly rolls: number; readonly heroTarget: number } | null;
  readonly orders: number;
  readonly count: number;
  readonly points: number;
  readonly negates: boolean;
  readonly isSteady: boolean;
  readonly casting: CastingReport | null;
  readonly burning: readonly number[];
  readonly readings: readonly string[];
}

export function planSpell(request: SpellRequest): SpellPlan {
  const spell = spells.get(request.spell) ?? rejectUnknown({ pointer: '/spell', code: 'unknown-id', id: request.spell }, spells.keys());
  const casting = request.caster == null ? null : castingOf(spell, request.caster);
  const figure = request.figure == null ? null : figureOf(request.figure, '/figure');
  const bar: Barrier | null = barrier(spell, request, figure) ?? (casting?.takesHold === false ? { rule: spell.rule, because: 'the caster has moved, so the spell does not take hold' } : null);
  const { heroPoints, negate, orders, count, trees } = asked(spell, request);
  return {
    spell, reaches: bar === null, barredBy: bar?.rule ?? null, notes: [...(bar === null ? withoutSave(spell) : [`Nobody is touched, so nobody saves: ${bar.because} (${bar.rule}).`]), ...idle(spell, request)], takesHold: figure?.traits.with('spellsReach')?.spellsReach ?? PERCENT, ...rollsOf(spell, request, figure),
    orders, count, points: heroPoints, negates: negate, isSteady: figure?.traits.with('steady') != null, casting,
    burning: spell.needs === 'fire-source' ? burningTrees(trees) : [], readings: spellReadings(spell, request, figure),
  };
}

const DEFAULTS = { heroPoints: 0, negate: false, orders: 1, count: 1, trees: [] as NonNullable<SpellRequest['trees']> };

function asked(spell: Spell, request: SpellRequest): Filled<SpellRequest, typeof DEFAULTS> {
  const said = filled(request, DEFAULTS);
  if (said.negate && said.heroPoints === 0) refuse('/heroPoints', 'FS-HERO-012', 'Negate costs a hero point, and none is left.');
  if (spell.needs !== 'fire-source' && said.trees.length > 0) reject('/trees', 'not-allowed', 'Only Fire leaps from tree to tree.');
  if (spell.save !== 'rally' && request.recoveryTarget != null) reject('/recoveryTarget', 'not-allowed', 'Only companies that rally have a recovery target.');
  if (spell.orders === true && said.heroPoints > 0 && said.orders > said.heroPoints) refuse('/orders', spell.rule, 'An order that is obeyed costs the victim a hero point of its own.');
  if (said.orders > 1 && spell.orders !== true) reject('/orders', 'not-allowed', 'Only Control gives orders.');
  return said;
}

const withoutSave = ({ save, id, rule }: Spell): string[] => (save === 'none' ? [`There is no save against ${id}: whom it touches is affected (${rule}).`] : []);

/** What is said of the situation and changes nothing for this spell. */
function idle({ id, rule, reach, save, orders }: Spell, { distance = null, heroPoints = 0, negate = false, halvedRerolls = false, shaken = true }: SpellRequest): string[] {
  const recovers = save === 'wound' || save === 'full';
  const said = { distance: distance !== null && reach === undefined, heroPoints: heroPoints > 0 && !negate && !recovers && orders !== true, halvedRerolls: halvedRerolls && !recovers, shaken: !shaken && save !== 'rally' };
  const keys = Object.entries(said).flatMap(([key, given]) => (given ? [`\`${key}\``] : []));
  return keys.length === 0 ? [] : [`Of no effect on ${id}: ${keys.join(', ')} (${rule}).`];
}

/** What keeps a spell from somebody. */
interface Barrier {
  readonly rule: string;
  readonly because: string;
}

/** The row by which the spell does not touch it, without dice: too far, fearless, of the other side, not shaken. */
function barrier(spell: Spell, { distance = null, shaken = true }: SpellRequest, figure: Figure | null): Barrier | null {
  if (spell.reach !== undefined && distance !== null && distance > spell.reach) return { rule: spell.mind === true ? 'FS-SPELL-003' : spell.rule, because: `it reaches ${spell.reach} cm` };
  const shrugged = figure?.traits.against(spell.id) ?? null;
  if (shrugged !== null) return { rule: shrugged.rule, because: `${shrugged.id} keeps it off` };
  if (spell.save === 'rally' && !shaken) return { rule: spell.rule, because: 'only the shaken rally' };
  return figure === null ? null : ofOtherSide(spell, figure);
}

function ofOtherSide({ id, side, rule }: Spell, { request }: Figure): Barrier | null {
  if (side === undefined || request.side === side) return null;
  if (request.side == null) reject('/figure/side', 'required', `Whose figure it is decides: ${id} touches those of the ${side} side alone (${rule}).`);
  return { rule, because: `it touches figures of the ${side} side alone` };
}

/** The target of the save, and how a wound is recovered from. */
function rollsOf(spell: Spell, request: SpellRequest, figure: Figure | null): Pick<SpellPlan, 'target' | 'recovery'> {
  if (spell.save === 'none') return { target: null, recovery: null };
  if (spell.save === 'rally') return { target: clamped(rallyTarget(request) + (spell.rallyBonus ?? 0)), recovery: null };
  if (figure === null) reject('/figure', 'required', 'Say who resists the spell.');
  const recovery = (isLightning: boolean): SpellPlan['recovery'] => {
    const { target, rolls, heroTarget } = recoveryOf(figure, isLightning ? lightningHalving(figure) : [], request.halvedRerolls === true);
    return { target: target.now, rolls, heroTarget };
  };
  if (spell.save === 'wound') return { target: recovery(true)?.target ?? 0, recovery: recovery(true) };
  if (spell.save === 'full') return { target: clamped(abilityOf(figure).now), recovery: recovery(false) };
  return { target: spellSaveOf(figure).now, recovery: null };
}

function rallyTarget({ recoveryTarget = null }: SpellRequest): number {
  return recoveryTarget ?? reject('/recoveryTarget', 'required', 'The page with the recovery of companies is lost: say their target (FS-SPELL-014).');
}

/** Rows whose readings the answer rests on. */
function spellReadings(spell: Spell, { heroPoints = 0, negate = false }: SpellRequest, figure: Figure | null): string[] {
  const rolls = spell.save !== 'none';
  return [
    spell.rule, ...(rolls ? ['FS-CORE-002'] : []), ...(spell.mind === true || spell.save === 'rally' ? [] : ['FS-SPELL-004']),
    ...(figure === null ? [] : figureReadings(spell, figure, heroPoints)), ...(negate ? ['FS-HERO-012'] : []),
  ];
}

function figureReadings(spell: Spell, figure: Figure, heroPoints: number): string[] {
  const { traits } = figure;
  const flat = abilityOf(figure).changes;
  const wounds = spell.save === 'wound' || spell.save === 'full';
  return [
    ...(spell.save === 'none' ? [] : readingsOf(flat)), ...(spell.save === 'half' && flat.length > 0 ? ['FS-SAVE-003'] : []),
    ...(traits.with('spellsReach') === null ? [] : ['FS-ABIL-009']), ...(traits.against(spell.id) === null || spell.id !== 'despair' ? [] : ['FS-ABIL-010']),
    ...(scoutsIn(figure) && spell.save !== 'none' ? ['FS-SCOUT-006'] : []), ...(wounds && heroPoints > 0 ? ['FS-HERO-014'] : []), ...(wounds && shieldedBy(figure) !== null ? ['FS-SHLD-006'] : []),
  ];
}
