/** The engine that this run of the tests is about: the embedded one, or the server of `DATABASE_URL`. */
export const engine: 'embedded' | 'server' = process.env.DATABASE_URL ? 'server' : 'embedded';

/** URL of the server under test. Databases of our own are made beside the one it names. */
export function serverUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: this case needs a server.');
  return url;
}
