import { IdField, TextField } from '../../shared/fields/field-decorators.js';
import { WarOfTheRingSourcedView } from './sourced.views.js';

/** Base of the views of records: what every one begins with; its source and ruling end it. `example` is an id of the collection. */
export function namedRecordFields({ example }: { readonly example: string }) {
  abstract class NamedRecordFields extends WarOfTheRingSourcedView {
    @IdField({ description: 'Id.', example }) readonly id!: string;
    @TextField({ description: 'Name.' }) readonly name!: string;
    @TextField({ description: 'What it is, in our own words.' }) readonly text!: string;
  }
  return NamedRecordFields;
}

export const lost = { nullable: true } as const;
