import { ruleSystemOf } from '../../../../rules/rule-systems.js';
import { fieldsOfBook } from '../../schemas/fields.js';

export const BOOK = fieldsOfBook({ letters: 'FS', document: ruleSystemOf('fellowship').document });
