import { endings, Masses, play, type Ending } from '../../dice/chance.js';
import { Fraction } from '../../dice/fraction.js';
import { expectedOf, shareOf, spreadOf } from '../../dice/shares.js';
import type { DiceOperation } from '../../shared/operation.js';
import { StoryTable } from '../../shared/story-table.js';
import type { Book } from '../book.js';
import { planSpell, type SpellPlan } from './spell-plan.js';
import { victimProcess, victimStart, type VictimState } from './spell-process.js';
import type { SpellFigureResult, SpellOdds, SpellRequest, SpellResult, SpellTouch } from './spell-types.js';

/** Casting a spell, and what those whom it may touch make of it (FS-SPELL-…, FS-SAVE-…). */
export function createSpellSave(book: Book): DiceOperation<SpellRequest, SpellOdds, SpellResult> {
  return {
    odds: (request) => spellOdds(book, planSpell(request)),
    resolve: (request, faces) => playSpell(book, planSpell(request), new StoryTable(faces)),
  };
}

function spellOdds(book: Book, plan: SpellPlan): SpellOdds {
  const { spell } = plan;
  const ends = endings(victimProcess(plan, 'figure/0'), victimStart(plan));
  const affected = shareOf(ends, (state) => state.affected);
  const wounds = plan.recovery === null ? null : shareOf(ends, ({ killed }) => killed);
  const together = ofAll(ends, plan.count);
  return {
    ...touchOf(plan), spell: spell.id, target: plan.target, saved: Fraction.ONE.minus(affected), affected, killed: wounds, survives: wounds === null ? null : Fraction.ONE.minus(wounds),
    obeyed: spell.orders === true ? spreadOf(ends, plan.orders, ({ obeyed }) => obeyed) : null, thrown: spell.throws === undefined ? null : throws(spell.throws),
    spread: spreadOf(together, plan.count, (count) => count), expectedAffected: expectedOf(together, (count) => count), prone: isProne(plan),
    casting: plan.casting, burning: plan.burning, method: 'exact', assumptions: [...plan.notes, ...book.assume(plan.readings)],
  };
}

const touchOf = ({ reaches, barredBy, target }: SpellPlan): SpellTouch => ({ touches: reaches, barredBy, saveRolled: reaches && target !== null });

/** Whoever is flung lies on the ground, but for the agile (FS-SPELL-011). */
const isProne = ({ spell, isSteady, reaches }: SpellPlan): boolean => reaches && spell.throws !== undefined && !isSteady;

function throws(sides: number): Fraction[] {
  return Array.from({ length: sides + 1 }, (_, length) => (length === 0 ? Fraction.ZERO : Fraction.of(1, sides)));
}

/** How many of so many like figures are affected. */
function ofAll(ends: readonly Ending<VictimState>[], count: number): Ending<number>[] {
  let masses = new Masses<number>();
  masses.add('0', 0, 1n, 1n);
  for (let figure = 0; figure < count; figure += 1) {
    const next = new Masses<number>();
    for (const { state, num, den } of masses.values()) {
      for (const end of ends) next.add(`${state + (end.state.affected ? 1 : 0)}`, state + (end.state.affected ? 1 : 0), num * end.num, den * end.den);
    }
    masses = next;
  }
  return [...masses.values()];
}

function playSpell(book: Book, plan: SpellPlan, table: StoryTable): SpellResult {
  if (!plan.reaches) table.note('spell', `${plan.spell.id} does not touch it.`, plan.barredBy ?? plan.spell.rule);
  const ends = Array.from({ length: plan.count }, (_, figure) => play(victimProcess(plan, `figure/${figure}`), victimStart(plan), table));
  const figures = ends.map(({ affected, killed, obeyed, thrown, points }): SpellFigureResult => ({ affected, killed, prone: affected && isProne(plan), obeyed, thrown, heroPoints: points }));
  return { ...touchOf(plan), spell: plan.spell.id, target: plan.target, figures, casting: plan.casting, burning: plan.burning, rolls: table.dice, trace: table.trace, assumptions: [...plan.notes, ...book.assume(plan.readings)] };
}
