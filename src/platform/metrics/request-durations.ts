import type { Metric } from 'prom-client';
import { once } from '../../rules/shared/once.js';

interface Tally {
  readonly labels: { readonly method: string; readonly route: string; readonly status: string };
  /** Requests by the bound they come under; those above all bounds are only in `count`. */
  readonly under: number[];
  sum: number;
  count: number;
}

/**
 * A histogram of durations by method, route and status, in the library's terms. Every request counts one, so this
 * looks a line up by texts that are there already instead of checking and hashing labels each time.
 */
export class RequestDurations {
  readonly type = 'histogram';
  private readonly tallies: Tally[] = [];
  private readonly byRoute = new Map<string, Map<string, Map<number, Tally>>>();

  /** `bounds` of the buckets in seconds, ascending. */
  constructor(readonly name: string, readonly help: string, private readonly bounds: readonly number[]) {}

  count(method: string, route: string, status: number, seconds: number): void {
    const tally = this.byRoute.get(route)?.get(method)?.get(status) ?? this.begun(method, route, status);
    tally.sum += seconds;
    tally.count += 1;
    const place = this.bounds.findIndex((bound) => seconds <= bound);
    if (place >= 0) tally.under[place] = (tally.under[place] ?? 0) + 1;
  }

  /** Called by the registry. */
  get(): Promise<object> {
    return Promise.resolve({ name: this.name, help: this.help, type: this.type, values: this.tallies.flatMap((tally) => this.lines(tally)) });
  }

  /** As a metric of the library, whose type asks for more than its registry uses. */
  asMetric(): Metric {
    return this as unknown as Metric;
  }

  private begun(method: string, route: string, status: number): Tally {
    const tally: Tally = { labels: { method, route, status: String(status) }, under: this.bounds.map(() => 0), sum: 0, count: 0 };
    this.tallies.push(tally);
    const byMethod = once(this.byRoute, route, () => new Map<string, Map<number, Tally>>());
    once(byMethod, method, () => new Map<number, Tally>()).set(status, tally);
    return tally;
  }

  private lines({ labels, under, sum, count }: Tally): object[] {
    let total = 0;
    const buckets = this.bounds.map((bound, place) => ({ metricName: `${this.name}_bucket`, labels: { le: bound, ...labels }, value: (total += under[place] ?? 0) }));
    return [
      ...buckets,
      { metricName: `${this.name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: count },
    ];
  }
}
