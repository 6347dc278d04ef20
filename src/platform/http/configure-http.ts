import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { constants } from 'node:zlib';
import type { AppConfig } from '../config/app-config.js';
import { addCommonHeaders } from './common-headers.js';
import { answerPreflights } from './cors.js';
import { acceptJsonOnly } from './json-body.js';
import { COMPRESS_FROM_BYTES } from './limits.js';
import { limitRate } from './rate-limit.js';
import { sendReadyAnswers } from './ready-answers.js';
import { refuseUnacceptable } from './unacceptable.js';
import { refuseUnroutable } from './unroutable.js';

/** Computed answers are compressed on the way: quick settings. Cached ones bring their own. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Everything that is the same for all routes: headers, CORS, limits, JSON bodies, compression. Comes before any route. */
export async function configureHttp(app: NestFastifyApplication, config: AppConfig): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  limitRate(server, config.rateLimit);
  refuseUnacceptable(server);
  sendReadyAnswers(server);
  addCommonHeaders(server);
  answerPreflights(server);
  refuseUnroutable(server);
  acceptJsonOnly(server);
  await server.register(compress, {
    threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'], brotliOptions: QUICK_BROTLI, globalDecompression: false,
  });
}
