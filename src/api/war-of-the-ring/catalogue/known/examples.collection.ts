import { named, UNKNOWN_RECORD, type WarCollection } from '../war-collection.js';
import { ExampleView } from './known.views.js';

export const EXAMPLES_COLLECTION: WarCollection<ExampleView> = {
  path: 'examples', plural: 'examples', singular: 'example', noun: 'worked example', nouns: 'worked examples',
  unknown: UNKNOWN_RECORD, view: ExampleView, ...named,
  records: ({ reference }) => reference.examples,
  filters: [],
};
