import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Snapshots } from '../../reference/snapshots.js';
import type { DatabaseWatch } from '../health/database-watch.js';
import { CONTRACT_VERSION, ENGINE_VERSION } from '../versions.js';
import { RequestDurations } from './request-durations.js';

const PREFIX = 'hornburg_';
/** Bounds in seconds: most answers come from memory in well under a millisecond. */
const DURATION_BUCKETS = [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The figures of one process in the text format of Prometheus. Labels have few values, whatever callers send. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new RequestDurations(
    `${PREFIX}http_request_duration_seconds`,
    'Time from the first byte of a request to the last of its answer; the count is the number of requests.',
    DURATION_BUCKETS,
  );

  constructor(snapshots: Snapshots, watch: DatabaseWatch) {
    this.registry.registerMetric(this.requests.asMetric());
    collectDefaultMetrics({ register: this.registry });
    this.describeVersions(snapshots);
    this.describeDatabase(watch);
  }

  /** @param route template of the route (`/v1/strategy-battle/units/:id`), never the address itself */
  countRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.count(method, route, status, seconds);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  private describeVersions(snapshots: Snapshots): void {
    new Gauge({
      name: `${PREFIX}info`, help: 'Versions that this process serves.', labelNames: ['contract', 'engine', 'content'], registers: [this.registry],
      collect() {
        this.reset();
        this.set({ contract: CONTRACT_VERSION, engine: ENGINE_VERSION, content: snapshots.current().content }, 1);
      },
    });
  }

  private describeDatabase(watch: DatabaseWatch): void {
    new Gauge({
      name: `${PREFIX}database_up`, help: 'Whether the database answers: 1 or 0.', registers: [this.registry],
      async collect() {
        this.set((await watch.answers()) ? 1 : 0);
      },
    });
  }
}
