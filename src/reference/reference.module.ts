import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { openSnapshots } from './open-snapshots.js';
import { Snapshots } from './snapshots.js';

/** The reference data of all rule systems, as frozen snapshots. */
@Module({
  providers: [{ provide: Snapshots, inject: [DataSource], useFactory: (source: DataSource) => openSnapshots(source) }],
  exports: [Snapshots],
})
export class ReferenceModule {}
