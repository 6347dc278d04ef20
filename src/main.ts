import { createApp } from './app.js';
import { loadConfig } from './platform/config/load-config.js';
import { StartError } from './platform/start-error.js';

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  const app = await createApp(config);
  await app.listen(config.port, config.host);
}

start().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`Hornburg cannot start. ${error.message}\n`);
  process.exit(error.exitCode);
});
