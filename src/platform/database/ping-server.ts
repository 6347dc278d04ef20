import pg from 'pg';

const PATIENCE_MS = 1000;

/**
 * Whether the server answers a query on a connection of its own: one of the pool could hang on a broken line for minutes.
 * Takes two seconds at most and never throws.
 */
export async function pingServer(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url, application_name: 'hornburg-ping', connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
