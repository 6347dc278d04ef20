import { sourcedFields } from '../../shared/sourced/sourced.fields.js';
import { SourceView } from './measures.views.js';

/** What every view of a record of the rulebook ends with. */
export abstract class SourcedView extends sourcedFields(SourceView, 'SB-UNIT-046') {}
