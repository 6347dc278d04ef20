import { Injectable } from '@nestjs/common';
import { Snapshots } from '../../reference/snapshots.js';
import type { StrategyBattle } from '../../rules/strategy-battle/strategy-battle.js';
import { Editions } from '../shared/rule-systems/editions.js';

@Injectable()
export class StrategyEditions extends Editions<StrategyBattle> {
  constructor(snapshots: Snapshots) {
    super('strategy-battle', snapshots, ({ strategyBattle }) => strategyBattle);
  }
}
