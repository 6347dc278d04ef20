import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import { SKILL_HOLDERS } from '../../../../rules/fellowship/reference.js';
import type { Collection } from '../../../shared/collections/collection.js';
import { idFilter } from '../../../shared/collections/filters.js';
import { TrainingSkillView } from './training-skill.view.js';

export const TRAINING_SKILLS_COLLECTION: Collection<Fellowship, TrainingSkillView> = {
  path: 'training-skills', plural: 'trainingSkills', singular: 'trainingSkill', noun: 'training skill', nouns: 'training skills',
  unknown: { resource: 'unknown-training-skill', entry: 'unknown-id' },
  view: TrainingSkillView,
  records: ({ reference }) => reference.trainingSkills,
  nameOf: (record) => record.name,
  filters: [
    idFilter({ name: 'holder', description: 'Only skills that such may have.', example: 'company' }, { known: () => SKILL_HOLDERS }, (skill, holder) => skill.holders.some((one) => one === holder)),
  ],
  sorts: { id: (skill) => skill.id, name: (skill) => skill.name },
};
