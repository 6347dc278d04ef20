import type { Placement, Selector, Zone } from '../zones.js';
import type { DeploymentRequest, StagedScenario } from './deployment-report.js';
import type { Side } from '../../data-words.js';
import type { Piece } from './table.js';

/** Part of a placement that a number of models may fill: one selector, or all of them where they share a number. */
export interface Bin {
  readonly placement: Placement;
  readonly side: Side;
  /** Turn of placing, from 1. */
  readonly step: number;
  readonly least: number;
  readonly most: number;
  /** Pieces that it speaks of, by index. */
  readonly takes: ReadonlySet<number>;
}

/** Every bin of the deployment in order. */
export function binsOf(scenario: StagedScenario, request: DeploymentRequest, pieces: readonly Piece[]): readonly Bin[] {
  return scenario.deployment.steps.flatMap(({ side, placements }, index) => {
    const own = pieces.filter((piece) => piece.side === side);
    const chosen = new Choice(scenario, request, own, side);
    return placements.flatMap((placement) => binsOfPlacement(placement, chosen).map((bin) => ({ ...bin, placement, side, step: index + 1 })));
  });
}

/** Whether models of a placement may be kept off the table. */
export function keptOff(zones: readonly Zone[]): boolean {
  return zones.some(({ kind }) => kind === 'off-table');
}

type Filling = Pick<Bin, 'least' | 'most' | 'takes'>;

function binsOfPlacement({ who, share }: Placement, choice: Choice): readonly Filling[] {
  if (share.kind === 'all') return who.map((selector) => choice.filling(selector));
  const takes = new Set(who.flatMap((selector) => [...choice.filling(selector).takes]));
  switch (share.kind) {
    case 'exactly': return [{ takes, least: share.count, most: share.count }];
    case 'at-most': return [{ takes, least: 0, most: share.count }];
    case 'equal-part': {
      const part = choice.whole(takes.size) / share.parts;
      return [{ takes, least: Math.floor(part), most: Math.ceil(part) }];
    }
  }
}

/** Reads selectors for the models of one side. */
class Choice {
  readonly #points: boolean;
  /** Price of the leader of a points match; 0 where nobody leads. */
  readonly #dearest: number;
  readonly #named: ReadonlySet<number>;

  constructor(private readonly scenario: StagedScenario, private readonly request: DeploymentRequest, private readonly own: readonly Piece[], private readonly side: Side) {
    this.#points = request.forces === 'points-match';
    const selectors = scenario.deployment.steps.filter((step) => step.side === side).flatMap(({ placements }) => placements.flatMap(({ who }) => who));
    this.#dearest = selectors.some(({ kind }) => kind === 'leader') ? Math.max(0, ...own.map(({ heroPoints }) => heroPoints)) : 0;
    this.#named = new Set(selectors.flatMap((selector) => (claims(selector, this.#points) ? [...this.filling(selector).takes] : [])));
  }

  filling(selector: Selector): Filling {
    const takes = new Set(this.own.filter((piece) => this.selects(selector, piece)).map(({ index }) => index));
    if (selector.kind === 'leader') return { takes, least: Math.min(1, takes.size), most: 1 };
    const count = selector.kind === 'unit' && !this.#points ? selector.count : null;
    return { takes, least: count ?? 0, most: count ?? Infinity };
  }

  /** Models that equal parts are shared out of: of a set-up under way those still to come as well, which a points match does not know. */
  whole(given: number): number {
    if (!this.request.partial) return given;
    return this.#points ? Infinity : this.scenario.participants[this.side].reduce((sum, { count }) => sum + count, 0);
  }

  private selects(selector: Selector, piece: Piece): boolean {
    switch (selector.kind) {
      case 'leader': return this.leads(selector.unit, piece);
      case 'rest': return !this.#named.has(piece.index) || (this.#points && this.maySpare(piece));
      case 'unit': return this.#points ? this.maySpare(piece) : piece.model.unit === selector.unit && selector.options.every((id) => piece.model.options.includes(id));
      case 'group': return this.#points ? this.maySpare(piece) : this.groupsOf(piece.model.unit).includes(selector.group);
    }
  }

  private leads(unit: string, piece: Piece): boolean {
    return this.#points ? this.isLeader(piece) : piece.model.unit === unit;
  }

  private isLeader(piece: Piece): boolean {
    return this.#dearest > 0 && piece.heroPoints === this.#dearest;
  }

  /** No leader, or one of several that cost the same: then the player chooses among them. */
  private maySpare(piece: Piece): boolean {
    return !this.isLeader(piece) || this.own.filter((other) => this.isLeader(other)).length > 1;
  }

  private groupsOf(unit: string): readonly (string | null)[] {
    return this.scenario.participants[this.side].filter((entry) => entry.unit === unit).map(({ group }) => group);
  }
}

/** Whether the models of a selector are no part of the rest: all of them are spoken of. */
function claims(selector: Selector, points: boolean): boolean {
  if (selector.kind === 'leader') return true;
  if (points) return false;
  return selector.kind === 'group' || (selector.kind === 'unit' && selector.count === null);
}
