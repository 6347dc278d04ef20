import { idFilter } from '../../../shared/collections/filters.js';
import { NATIONS, named, UNKNOWN_RECORD, type WarCollection } from '../war-collection.js';
import { RecruitmentView } from './turns.views.js';

export const RECRUITMENT_COLLECTION: WarCollection<RecruitmentView> = {
  path: 'recruitment', plural: 'recruitments', singular: 'recruitmentOf', noun: 'recruitment', nouns: 'recruitments',
  unknown: UNKNOWN_RECORD, view: RecruitmentView, ...named,
  records: ({ reference }) => reference.recruitment,
  filters: [idFilter({ name: 'nation', description: 'Only those of this nation.', example: 'sauron' }, NATIONS, ({ nation }, wanted) => nation === wanted)],
};
