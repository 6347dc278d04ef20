import { Injectable } from '@nestjs/common';
import { Snapshots } from '../../reference/snapshots.js';
import type { WarOfTheRing } from '../../rules/war-of-the-ring/war-of-the-ring.js';
import { Editions } from '../shared/rule-systems/editions.js';

@Injectable()
export class WarOfTheRingEditions extends Editions<WarOfTheRing> {
  constructor(snapshots: Snapshots) {
    super('war-of-the-ring', snapshots, ({ warOfTheRing }) => warOfTheRing);
  }
}
