import { createApp } from './app.js';
import { AppConfig } from './platform/config/app-config.js';
import { readConfig } from './platform/config/load-config.js';
import { listen } from './platform/listen.js';
import { Log } from './platform/logging/log.js';
import { endOnStartError } from './platform/start-error.js';
import { ProcessState } from './platform/stop/process-state.js';
import { SignalStop } from './platform/stop/signal-stop.js';

async function start(): Promise<void> {
  const signals = new SignalStop();
  const app = await createApp(readConfig());
  const config = app.get(AppConfig);
  signals.takeCareOf({
    server: app.getHttpServer(), state: app.get(ProcessState), limits: config.stop, log: app.get(Log), close: () => app.close(),
  });
  await listen(app, config);
}

await start().catch(endOnStartError);
