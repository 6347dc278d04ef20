import { ListField, TextField } from '../fields/field-decorators.js';
import { OutputShape } from '../fields/shape-decorators.js';
import { object } from '../fields/values.js';

/** A version of the seeded data. */
export interface ContentVersion {
  readonly content: string;
  /** ISO 8601, in UTC. */
  readonly seededAt: string;
}

/** Which versions of the seeded data a rule system can be asked about. */
export interface ContentVersions {
  readonly current: string;
  readonly versions: readonly ContentVersion[];
}

export const CONTENT_VERSIONS_TEXT = 'The versions of the seeded data that `content` may pin for this rule system, and which of them is the current one.';

@OutputShape('ContentVersion', 'A version of the seeded data.')
export class ContentVersionView implements ContentVersion {
  @TextField({ description: 'The version, as `content` takes it.', example: 'c0123456789ab' }) readonly content!: string;
  @TextField({ description: 'When it was stored here: ISO 8601, in UTC.', example: '2026-01-31T12:00:00.000Z' }) readonly seededAt!: string;
}

@OutputShape('ContentVersions', 'Which versions of the seeded data a rule system can be asked about.')
export class ContentVersionsView implements ContentVersions {
  @TextField({ description: 'The version that answers where none is asked for.', example: 'c0123456789ab' }) readonly current!: string;
  @ListField(object(() => ContentVersionView), { description: 'The versions that were stored when the service started, the newest first.' }) readonly versions!: readonly ContentVersion[];
}
