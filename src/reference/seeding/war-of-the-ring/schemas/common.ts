import { ruleSystemOf } from '../../../../rules/rule-systems.js';
import { fieldsOfBook } from '../../schemas/fields.js';

export const BOOK = fieldsOfBook({ letters: 'WR', document: ruleSystemOf('war-of-the-ring').document });
