import { operationKinds, type AnyOperation } from '../operation-kinds.js';
import type { Kind } from '../kind.js';
import type { WarOfTheRing } from '../../../src/rules/war-of-the-ring/war-of-the-ring.js';
import { ids, record } from './records.js';
import { rounded, survivors, together } from './battles.js';
import { told } from './told.js';

const { odds, played, asked, refused } = operationKinds<WarOfTheRing>(({ operations }, name) => (operations as Readonly<Record<string, AnyOperation>>)[name]);

/** The register of the kinds of rows that the war-of-the-ring tables use. */
export const WAR_KINDS: Readonly<Record<string, Kind<WarOfTheRing>>> = { odds, played, asked, refused, record, ids, rounded, survivors, together, told };
