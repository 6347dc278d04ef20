import { Injectable } from '@nestjs/common';
import type { StrategyBattle } from '../../../rules/strategy-battle/strategy-battle.js';
import { connectRecords, findRecord, listRecords, type Edition } from '../../shared/collections/answers.js';
import type { Identified } from '../../shared/collections/collection.js';
import type { ListArgs, ListQuery, RecordQuery } from '../../shared/collections/list-shapes.js';
import type { Connection } from '../../shared/paging/connection.js';
import type { ListAnswer } from '../../shared/paging/page.js';
import { withFields } from '../../shared/paging/sparse.js';
import { StrategyEditions } from '../editions.js';
import { bulkView, type BulkView } from './bulk.view.js';
import type { StrategyCollection } from './strategy-collection.js';

/** What exists: lists and records of the catalogue, for both doors. */
@Injectable()
export class CatalogueService {
  constructor(private readonly editions: StrategyEditions) {}

  async list<View extends Identified>(collection: StrategyCollection<View>, query: ListQuery): Promise<ListAnswer<Partial<View>>> {
    return listRecords(collection, await this.editions.at(query.content), query);
  }

  async record<View extends Identified>(collection: StrategyCollection<View>, id: string, query: RecordQuery): Promise<Partial<View>> {
    return withFields(findRecord(collection, await this.editions.at(query.content), id), query.fields);
  }

  connection<View extends Identified>(collection: StrategyCollection<View>, edition: Edition<StrategyBattle>, args: ListArgs): Connection<View> {
    return connectRecords(collection, edition, args);
  }

  find<View extends Identified>(collection: StrategyCollection<View>, edition: Edition<StrategyBattle>, id: string): View {
    return findRecord(collection, edition, id);
  }

  async bulk(content: string | null): Promise<BulkView> {
    return bulkView(await this.editions.at(content));
  }
}
