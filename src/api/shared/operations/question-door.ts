import type { Type } from '@nestjs/common';
import type { Question } from '../../../rules/shared/operation.js';

/** Something asked without dice, as both doors show it: `POST …/{path}` and `{field}`. */
export interface QuestionDoor<Book> {
  readonly path: string;
  readonly field: string;
  readonly summary: string;
  readonly description: string;
  readonly input: Type<object>;
  readonly view: Type<object>;
  readonly question: (book: Book) => Question<unknown, unknown>;
}
