import { lookup } from 'node:dns/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppConfig } from './config/app-config.js';
import { EXIT_CODES, StartError } from './start-error.js';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens there',
  EACCES: 'this user may not use that port',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no such host name',
};

/**
 * Opens the port. Everything behind it is closed again when that fails.
 * @throws StartError
 */
export async function listen(app: NestFastifyApplication, { host, port }: Pick<AppConfig, 'host' | 'port'>): Promise<void> {
  await app.init();
  try {
    // One address: of a name with several, Fastify would open servers that a stop does not know.
    const { address } = await lookup(host);
    await app.getHttpAdapter().getInstance().listen({ host: address, port });
  } catch (error) {
    await app.close();
    const reason = error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined;
    if (reason === undefined) throw error;
    throw new StartError(`It cannot listen on ${host}, port ${port}: ${reason}. HOST and PORT say where to listen.`, EXIT_CODES.unavailable);
  }
}
