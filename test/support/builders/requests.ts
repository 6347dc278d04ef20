import type { ArmyEntryRequest, ArmyRequest } from '../../../src/rules/strategy-battle/army/army-report.js';
import type { ProfileRequest } from '../../../src/rules/strategy-battle/profile-report.js';

/** A model, and a line of a list, in the words of the table: `aUnit('orc-warrior').with('shield').times(8)`. */
export class UnitBuilder implements ArmyEntryRequest, ProfileRequest {
  readonly count: number = 1;
  readonly options: readonly string[] = [];
  readonly variant: string | null = null;
  readonly ringBearer: boolean = false;
  readonly claimedPoints: number | null = null;

  constructor(readonly unit: string) {}

  with(...options: readonly string[]): this {
    return this.but({ options: [...this.options, ...options] });
  }

  as(variant: string): this {
    return this.but({ variant });
  }

  times(count: number): this {
    return this.but({ count });
  }

  bearingTheRing(): this {
    return this.but({ ringBearer: true });
  }

  claiming(claimedPoints: number): this {
    return this.but({ claimedPoints });
  }

  private but(changes: Partial<ArmyEntryRequest>): this {
    return Object.assign(Object.create(UnitBuilder.prototype) as this, this, changes);
  }
}

export const aUnit = (unit: string): UnitBuilder => new UnitBuilder(unit);

/** A list of the Good side without any limit, unless said otherwise. Plain data, as a caller would send it. */
export function anArmy(entries: readonly ArmyEntryRequest[], request: Partial<ArmyRequest> = {}): ArmyRequest {
  const whole: ArmyRequest = {
    side: 'good', pointsLimit: null, scenario: null, opponentHasRingBearer: false, measure: 'inches', eventPack: null, ...request, entries,
  };
  return JSON.parse(JSON.stringify(whole)) as ArmyRequest;
}
