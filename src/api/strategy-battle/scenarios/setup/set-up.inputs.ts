import type { BannerChoice } from '../../../../rules/strategy-battle/scenario/setup/set-up-types.js';
import { ContentQuery } from '../../../shared/content/content-query.js';
import { IdField, ListField } from '../../../shared/fields/field-decorators.js';
import { ArgsShape, QueryShape } from '../../../shared/fields/shape-decorators.js';
import { text } from '../../../shared/fields/values.js';

/** More than any scenario allows. */
const MOST_BANNERS = 20;

export const BannersField = (): ReturnType<typeof ListField> => ListField(text({ min: 1, max: 16 }), {
  description: 'Optional banners to place: `good/1` gives one to a model of line 1 of the Good participants (counted from 0), named again it gives another; `all` alone places every one.',
  max: MOST_BANNERS, default: [], commas: true,
});

@QueryShape()
export class SetUpQuery extends ContentQuery {
  @BannersField() readonly banners!: BannerChoice;
}

@ArgsShape()
export class SetUpArgs {
  @IdField({ description: 'Id of the scenario.' }) readonly id!: string;
  @BannersField() readonly banners!: BannerChoice;
}
