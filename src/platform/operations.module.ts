import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference/reference.module.js';
import { Snapshots } from '../reference/snapshots.js';
import { Database } from './database/database.js';
import { DatabaseWatch } from './health/database-watch.js';
import { HealthController } from './health/health.controller.js';
import { Log } from './logging/log.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsController } from './metrics/metrics.controller.js';

/** What whoever runs the service looks at: probes and figures. */
@Module({
  imports: [ReferenceModule],
  controllers: [HealthController, MetricsController],
  providers: [
    { provide: DatabaseWatch, inject: [Database, Log], useFactory: (database: Database, log: Log) => new DatabaseWatch(database, log) },
    { provide: Metrics, inject: [Snapshots, DatabaseWatch], useFactory: (snapshots: Snapshots, watch: DatabaseWatch) => new Metrics(snapshots, watch) },
  ],
  exports: [Metrics],
})
export class OperationsModule {}
