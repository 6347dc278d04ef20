import { IdField, TextField } from '../../shared/fields/field-decorators.js';
import { WarOfTheRingSourcedView } from './sourced.views.js';

/** What every record of the catalogue begins with; its source and ruling end it. */
export abstract class NamedRecordView extends WarOfTheRingSourcedView {
  @IdField({ description: 'Id.', example: 'rohan' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it is, in our own words.' }) readonly text!: string;
}

export const lost = { nullable: true } as const;
