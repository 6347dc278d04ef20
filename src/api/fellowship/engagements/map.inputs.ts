import { ContentQuery } from '../../shared/content/content-query.js';
import { IdField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { ArgsShape, QueryShape } from '../../shared/fields/shape-decorators.js';

/** Sizes of a battlefield that can be drawn, in centimetres; the book gives none. */
export const TABLE = { min: 60, max: 600, width: 120, depth: 180 } as const;

const Width = (): ReturnType<typeof WholeNumberField> => WholeNumberField({ description: 'Width of the battlefield along the edges of the sides, in centimetres; the book gives none.', min: TABLE.min, max: TABLE.max, default: TABLE.width });
const Depth = (): ReturnType<typeof WholeNumberField> => WholeNumberField({ description: 'Centimetres between the edges of the sides; the book gives none.', min: TABLE.min, max: TABLE.max, default: TABLE.depth });

@QueryShape()
export class EngagementMapQuery extends ContentQuery {
  @Width() readonly width!: number;
  @Depth() readonly depth!: number;
}

@ArgsShape()
export class EngagementMapArgs {
  @IdField({ description: 'Id of the engagement.' }) readonly id!: string;
  @Width() readonly width!: number;
  @Depth() readonly depth!: number;
}
