import type { Trait } from '../trait.js';

/** Whom a spell is cast at. */
export type SpellTarget = 'friends' | 'friend' | 'enemies' | 'enemy' | 'companies' | 'company' | 'table' | 'caster' | 'door';

/** How a victim resists: not at all; with half ability; with all of it; by recovering from a wound; by rallying. */
export type SpellSave = 'none' | 'half' | 'full' | 'wound' | 'rally';

/** A spell (FS-SPELL-004). As a trait it says what it does to a figure while it is in force. */
export interface Spell extends Trait {
  readonly target: SpellTarget;
  readonly save: SpellSave;
  /** A mind spell, which the Spell Casting ability may pay for with a hero point. */
  readonly mind?: boolean;
  /** How near a figure must be, in centimetres: to the caster, or to what burns. */
  readonly reach?: number;
  /** Added to the chance to rally. */
  readonly rallyBonus?: number;
  /** The victim is thrown as far as a die of so many sides, in centimetres. */
  readonly throws?: number;
  /** The caster gives orders, one in each heroic phase, and each is resisted by itself. */
  readonly orders?: boolean;
  /** A save that fails is a wound, which may be recovered from. */
  readonly wounds?: boolean;
  /** What the caster needs besides points. */
  readonly needs?: 'fire-source' | 'touch' | 'stillness';
  /** Spells that it ends. */
  readonly ends?: readonly string[];
}
