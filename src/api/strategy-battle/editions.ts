import { Injectable } from '@nestjs/common';
import { Snapshots, type Snapshot } from '../../reference/snapshots.js';
import type { StrategyBattle } from '../../rules/strategy-battle/strategy-battle.js';
import type { Edition } from '../shared/collections/answers.js';

/** The rulebook over the version of the data that a request asks for. A request keeps the edition it began with. */
@Injectable()
export class StrategyEditions {
  constructor(private readonly snapshots: Snapshots) {}

  /** @throws UnknownContentError, ContentUnavailableError */
  async at(content: string | null): Promise<Edition<StrategyBattle>> {
    return edition(await this.snapshots.at(content));
  }
}

const edition = ({ content, strategyBattle }: Snapshot): Edition<StrategyBattle> => ({ content, book: strategyBattle });
