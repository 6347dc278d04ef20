import type { Measure } from '../../../../rules/strategy-battle/scenario/board.js';
import { ContentQuery } from '../../../shared/content/content-query.js';
import { ChoiceField } from '../../../shared/fields/field-decorators.js';
import { ArgsShape, QueryShape } from '../../../shared/fields/shape-decorators.js';
import { IdField } from '../../../shared/fields/field-decorators.js';
import { MEASURES } from '../../views/words.js';

const MeasureField = (): ReturnType<typeof ChoiceField> => ChoiceField(MEASURES, { description: 'In which of the two printed measures.', default: 'inches' });

@QueryShape()
export class MapQuery extends ContentQuery {
  @MeasureField() readonly measure!: Measure;
}

@ArgsShape()
export class MapArgs {
  @IdField({ description: 'Id of the scenario.' }) readonly id!: string;
  @MeasureField() readonly measure!: Measure;
}
