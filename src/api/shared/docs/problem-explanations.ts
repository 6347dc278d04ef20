import type { ProblemCode } from '../../../rules/shared/rule-error.js';

/** What each code of a fault means, for people. */
export const explanations: Readonly<Record<ProblemCode, string>> = {
  'unknown-key': 'The key, parameter, argument or variable does not exist here. Near matches are suggested, or the keys that there are.',
  required: 'The key is missing.',
  'wrong-type': 'The value is of another type than is wanted. Nothing is converted: a number is not a text, a value is not a list.',
  'out-of-range': 'The number is too small or too large.',
  'too-long': 'The text has too many characters.',
  'too-many': 'The list has too many items, or a key or parameter is given more than once.',
  'too-few': 'The list has too few items.',
  'not-allowed': 'The word is not one of those that may stand here. Near matches are suggested.',
  'malformed-value': 'The text holds a character that no text may hold, or is too short to be anything; or the body is no JSON there.',
  'unknown-unit': 'There is no unit of that id. Near matches are suggested.',
  'unknown-option': 'There is no wargear of that id. Near matches are suggested.',
  'unknown-scenario': 'There is no scenario of that id. Near matches are suggested.',
  'unknown-id': 'There is nothing of that id, or at that address. Near matches are suggested.',
  'invalid-cursor': 'The cursor is broken, or was made for another list, other filters, another sort or another content version.',
  'rule-violated': 'A rule forbids what is asked; the entry names it.',
  'multiple-both-sides': 'A fight has exactly one model on one of its sides.',
  'contested-might': 'Both sides would spend Might in answer to each other, which has no exact odds.',
  'not-enough-will': 'The model has fewer points of Will than it is to spend.',
};
