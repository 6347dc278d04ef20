import { packageFile } from './package-root.js';

/** What an answer was computed with. Every computed answer carries it. */
export interface Versions {
  /** Major version of the contract with callers. */
  readonly contract: string;
  /** Version of this program. */
  readonly engine: string;
  /** Version of the seeded data: `c` and twelve hexadecimal digits. */
  readonly content: string;
}

/** Major version of the contract with callers. */
export const CONTRACT_VERSION = '1';
/** That of package.json. */
export const ENGINE_VERSION: string = packageFile.version;

/** The versions to send along with an answer computed from that content. */
export function versionsWith(content: string): Versions {
  return { contract: CONTRACT_VERSION, engine: ENGINE_VERSION, content };
}
