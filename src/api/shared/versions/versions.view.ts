import type { Versions } from '../../../platform/versions.js';
import { TextField } from '../fields/field-decorators.js';
import { OutputShape } from '../fields/shape-decorators.js';

@OutputShape('Versions', 'What an answer was computed with.')
export class VersionsView implements Versions {
  @TextField({ description: 'Major version of the contract with callers.', example: '1' }) readonly contract!: string;
  @TextField({ description: 'Version of the program.', example: '0.1.0' }) readonly engine!: string;
  @TextField({ description: 'Version of the seeded data; pin it with `content`.', example: 'c0123456789ab' }) readonly content!: string;
}
