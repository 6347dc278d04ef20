import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { sourceFields, sourcedFields } from '../../shared/sourced/sourced.fields.js';

@OutputShape('WarOfTheRingSource', 'Where a record was read.')
export class WarOfTheRingSourceView extends sourceFields('Field battles') {}

/** What every view of a record of the rulebook ends with. */
export abstract class WarOfTheRingSourcedView extends sourcedFields(WarOfTheRingSourceView, 'WR-UNIT-001') {}
