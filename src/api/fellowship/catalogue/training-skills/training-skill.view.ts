import { SKILL_HOLDERS } from '../../../../rules/fellowship/reference.js';
import { IdField, ListField, TextField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { choice, text } from '../../../shared/fields/values.js';
import { FellowshipSourcedView } from '../../views/sourced.views.js';

@OutputShape('FellowshipTrainingSkill', 'A training skill.')
export class TrainingSkillView extends FellowshipSourcedView {
  @IdField({ description: 'Its id.', example: 'scout' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it does, in our own words.' }) readonly text!: string;
  @ListField(choice(SKILL_HOLDERS), { description: 'Who may have it (FS-TRAIN-010).' }) readonly holders!: readonly string[];
  @ListField(text(), { description: 'Troops that the book names.' }) readonly examples!: readonly string[];
}
