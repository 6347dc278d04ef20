import type { Side, UnitKind } from '../../reference.js';
import type { StandIn, Subjects } from '../objectives.js';
import type { OutcomeRequest, OwnForce } from './outcome-types.js';
import type { OutcomeScenario } from './outcome-scenario.js';
import { tallyOf, type Tally } from './tally.js';

/** Who an objective means; `missing` points to what a points match has not told. */
export interface Meant {
  readonly units: Tally;
  readonly missing: string | null;
}

const NOBODY: Meant = { units: new Map(), missing: null };
const lacking = (missing: string): Meant => ({ units: new Map(), missing });
const only = (unit: string): Meant => ({ units: tallyOf([{ unit }]), missing: null });

/** Finds the models that objectives speak of: among the participants, or among a force of the players' own. */
export class Cast {
  readonly #scenario: OutcomeScenario;
  readonly #request: OutcomeRequest;
  readonly #kindOf: (unit: string) => UnitKind | undefined;

  constructor(scenario: OutcomeScenario, request: OutcomeRequest, kindOf: (unit: string) => UnitKind | undefined) {
    this.#scenario = scenario;
    this.#request = request;
    this.#kindOf = kindOf;
  }

  meant({ side, units, pointsMatch }: Subjects): Meant {
    if (this.#request.pointsMatch != null) return this.#standIns(side, pointsMatch, units);
    if (units.length > 0) return { units: tallyOf(units.map((unit) => ({ unit }))), missing: null };
    return { units: tallyOf(this.#scenario.participants[side].filter(({ unit }) => this.#kindOf(unit) === 'hero')), missing: null };
  }

  #standIns(side: Side, standIn: StandIn, units: readonly string[]): Meant {
    const { heroes, mostExpensiveHero, ringbearer }: OwnForce = this.#request.pointsMatch?.[side] ?? {};
    const at = `/pointsMatch/${side}`;
    switch (standIn) {
      case 'none': return NOBODY;
      case 'same': return { units: tallyOf(units.map((unit) => ({ unit }))), missing: null };
      case 'heroes': return heroes == null ? lacking(`${at}/heroes`) : { units: tallyOf(heroes), missing: null };
      case 'ringbearer': return ringbearer == null ? lacking(`${at}/ringbearer`) : only(ringbearer);
      case 'most-expensive-hero': return mostExpensiveHero == null ? lacking(`${at}/mostExpensiveHero`) : only(mostExpensiveHero);
    }
  }
}
