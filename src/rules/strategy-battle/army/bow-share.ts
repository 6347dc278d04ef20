import { BOWS } from '../wargear-kinds.js';
import type { BowLimit } from './army-report.js';
import { strip, type Change } from './changes.js';
import type { Force, ForceEntry } from './force.js';
import { shareOf } from './limits.js';
import { takeSparing } from './sparing.js';
import { carriesBow, type Tallies } from './tallies.js';

/** How many bows there may be, and are, by a share. */
export interface BowsOver {
  readonly actual: number;
  readonly limit: number;
  readonly message: string;
}

/** `null` while the share is kept. */
export function bowsOver(share: BowLimit, tallies: Tallies): BowsOver | null {
  const { bows, whole } = counts(share, tallies);
  const limit = shareOf(share.fraction, whole, share.rounding);
  if (bows <= limit) return null;
  const { numerator, denominator } = share.fraction;
  const allowed = `${numerator}/${denominator} of ${whole} ${share.of} may carry bows or crossbows, so ${limit}`;
  return { actual: bows, limit, message: `${allowed}; ${bows} do: ${bows - limit} too many.` };
}

/** Ways to keep the share: leave bows out that were bought, or take archers out (which lowers the limit too). */
export function fewerBows(force: Force, share: BowLimit): readonly Change[] {
  const archers = force.entries.filter(({ model }) => carriesBow(model) && (share.of === 'models' || model.card.unit.kind === 'warrior'));
  const over = bowsOver(share, force.tallies);
  if (over === null) return [];
  const excess = over.actual - over.limit;
  const sold = archers.filter((entry) => !entry.model.card.base.some(({ wargear }) => BOWS.has(wargear.category)));
  const enough = models(sold) >= excess;
  return [...(enough ? [strip(sold, BOWS, excess)] : []), takeSparing(force, archers, archersTooMany(share, force.tallies))];
}

/** The least number of archers to take out, by halving: each one out lowers the bows by 1 and the limit by 1 at most. */
function archersTooMany(share: BowLimit, tallies: Tallies): number {
  const { bows, whole } = counts(share, tallies);
  let [kept, out] = [0, bows];
  while (out - kept > 1) {
    const middle = Math.floor((kept + out) / 2);
    const within = bows - middle <= shareOf(share.fraction, whole - middle, share.rounding);
    if (within) out = middle;
    else kept = middle;
  }
  return out;
}

function counts({ of }: BowLimit, tallies: Tallies): { readonly bows: number; readonly whole: number } {
  if (of === 'warriors') return { bows: tallies.warriorBows, whole: tallies.warriors };
  return { bows: tallies.bows, whole: tallies.models };
}

function models(entries: readonly ForceEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.request.count, 0);
}
