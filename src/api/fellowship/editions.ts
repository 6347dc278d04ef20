import { Injectable } from '@nestjs/common';
import { Snapshots } from '../../reference/snapshots.js';
import type { Fellowship } from '../../rules/fellowship/fellowship.js';
import { Editions } from '../shared/rule-systems/editions.js';

@Injectable()
export class FellowshipEditions extends Editions<Fellowship> {
  constructor(snapshots: Snapshots) {
    super('fellowship', snapshots, ({ fellowship }) => fellowship);
  }
}
