import type { RolledDie } from '../../../dice/dice-table.js';
import type { FallHit, Strike } from '../fight-types.js';
import { StoryTable } from '../story-table.js';

/** Ledger row of each kind of die. */
const RULES: Readonly<Record<string, string>> = {
  horn: 'SB-SPEC-015', duel: 'SB-FIGHT-002', banner: 'SB-BANNER-005', tie: 'SB-FIGHT-003', barrier: 'SB-DEF-004',
  wound: 'SB-WOUND-001', 'wound-second': 'SB-WOUND-002', 'early-save': 'SB-W05-007', fate: 'SB-FATE-001', ring: 'SB-SPEC-034',
  'hunting-instinct': 'SB-SPEC-060', chain: 'SB-SPEC-063', 'thrown-rider': 'SB-CAV-020',
};

/** The table of a fight that is played with dice: where the dice of each pool lie, and what happened. */
export class FightTable extends StoryTable {
  pools: number[][] = [];
  strikes: Strike[] = [];
  falls: FallHit[] = [];
  tie: 'fight' | 'die' | null = null;
  #told = 0;

  /** Another fight on the same table. */
  clear(): void {
    this.pools = [];
    this.strikes = [];
    this.falls = [];
    this.tie = null;
  }

  /** Puts the dice that nobody has told of yet into the story. */
  tell(): void {
    for (const die of this.dice.slice(this.#told)) this.note(die.purpose, inWords(die), RULES[die.purpose] ?? 'SB-DICE-001');
    this.#told = this.dice.length;
  }

  /** Position of the die of a pool with the best score, the first rolled of equals. */
  bestDie(pool: number): number {
    return this.#pick(pool, (score, best) => score > best);
  }

  /** Position of the die of a pool with the lowest score, the first rolled of equals. */
  lowestDie(pool: number): number {
    return this.#pick(pool, (score, lowest) => score < lowest);
  }

  #pick(pool: number, better: (score: number, than: number) => boolean): number {
    const positions = this.pools[pool] ?? [];
    return positions.reduce((kept, position) => (better(this.score(position), this.score(kept)) ? position : kept), positions[0] ?? 0);
  }
}

/** `good/0 rolls 5, less 1, and 2 of Might: 6.` */
function inWords({ by, face, modifier, might, score }: RolledDie): string {
  const modified = modifier === 0 ? '' : `, ${modifier < 0 ? 'less' : 'plus'} ${Math.abs(modifier)}`;
  const lifted = might === 0 ? '' : `, and ${might} of Might`;
  return `${by ?? 'The die'} ${by === null ? 'shows' : 'rolls'} ${face}${modified}${lifted}${score === face ? '' : `: ${score}`}.`;
}
