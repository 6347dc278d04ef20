import { ObjectType } from '@nestjs/graphql';
import type { Fellowship } from '../../rules/fellowship/fellowship.js';
import type { Edition } from '../shared/rule-systems/editions.js';
import type { RuleSystemDoor } from '../shared/rule-systems/rule-system-door.js';
import { FellowshipEditions } from './editions.js';
import { FELLOWSHIP_NAMES } from './names.js';

/** What GraphQL shows of the rule system: catalogue and operations, all over one edition. Capabilities add their fields. */
@ObjectType('Fellowship', { description: 'The percentile-dice skirmish game: its catalogue, and what can be worked out with it.' })
export class FellowshipDoor implements Edition<Fellowship> {
  readonly content!: string;
  readonly book!: Fellowship;
}

export const FELLOWSHIP: RuleSystemDoor<Fellowship> = {
  id: 'fellowship', field: 'fellowship', parent: FellowshipDoor, editions: FellowshipEditions, bookOf: ({ fellowship }) => fellowship,
  names: FELLOWSHIP_NAMES,
  description: 'The percentile-dice skirmish game, in the current version of the data or a pinned one.',
  refusals: [],
};
