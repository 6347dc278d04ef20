import { createApp } from './app.js';
import { AppConfig } from './platform/config/app-config.js';
import { readConfig } from './platform/config/load-config.js';
import { listen } from './platform/listen.js';
import { Log } from './platform/logging/log.js';
import { endOnStartError } from './platform/start-error.js';
import { ProcessState } from './platform/stop/process-state.js';
import { stopOnSignal } from './platform/stop/stop-on-signal.js';

async function start(): Promise<void> {
  const app = await createApp(readConfig());
  const config = app.get(AppConfig);
  stopOnSignal({
    server: app.getHttpServer(), state: app.get(ProcessState), limits: config.stop, log: app.get(Log), close: () => app.close(),
  });
  await listen(app, config);
}

await start().catch(endOnStartError);
