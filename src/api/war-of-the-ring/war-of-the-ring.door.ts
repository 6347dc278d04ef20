import { ObjectType } from '@nestjs/graphql';
import type { WarOfTheRing } from '../../rules/war-of-the-ring/war-of-the-ring.js';
import type { Edition } from '../shared/rule-systems/editions.js';
import type { RuleSystemDoor } from '../shared/rule-systems/rule-system-door.js';
import { WarOfTheRingEditions } from './editions.js';
import { WAR_OF_THE_RING_NAMES } from './names.js';

/** What GraphQL shows of the rule system: catalogue and operations, all over one edition. Capabilities add their fields. */
@ObjectType('WarOfTheRing', { description: 'The strategic area-movement game: its catalogue, and what can be worked out with it.' })
export class WarOfTheRingDoor implements Edition<WarOfTheRing> {
  readonly content!: string;
  readonly book!: WarOfTheRing;
}

export const WAR_OF_THE_RING: RuleSystemDoor<WarOfTheRing> = {
  id: 'war-of-the-ring', field: 'warOfTheRing', parent: WarOfTheRingDoor, editions: WarOfTheRingEditions, bookOf: ({ warOfTheRing }) => warOfTheRing,
  names: WAR_OF_THE_RING_NAMES,
  description: 'The strategic area-movement game, in the current version of the data or a pinned one.',
  refusals: [],
};
