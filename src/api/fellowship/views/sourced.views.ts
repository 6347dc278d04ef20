import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { sourceFields, sourcedFields } from '../../shared/sourced/sourced.fields.js';

@OutputShape('FellowshipSource', 'Where a record was read.')
export class FellowshipSourceView extends sourceFields('p.1 Introduction') {}

/** What every view of a record of the rulebook ends with. */
export abstract class FellowshipSourcedView extends sourcedFields(FellowshipSourceView, 'FS-CORE-001') {}
