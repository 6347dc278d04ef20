import { TextField } from '../fields/field-decorators.js';
import { QueryShape } from '../fields/shape-decorators.js';

const LONGEST_VERSION = 64;

/** `content` of a REST route: pins a version of the seeded data. */
export const ContentField = () => TextField({
  description: 'Version of the seeded data to answer from, as `versions.content` names it; the current one where it is absent.',
  max: LONGEST_VERSION, optional: true, nullable: true,
});

/** The query string of a route that takes nothing but a content version. */
@QueryShape()
export class ContentQuery {
  @ContentField() readonly content!: string | null;
}

/** The query string of a route that takes no parameter: anything in it is refused. */
@QueryShape()
export class NoQuery {}
