import './platform/config/production-mode.js';
import { readConfig } from './platform/config/load-config.js';
import { listen } from './platform/listen.js';
import { Log } from './platform/logging/log.js';
import { endOnStartError } from './platform/start-error.js';
import { ProcessState } from './platform/stop/process-state.js';
import { SignalStop } from './platform/stop/signal-stop.js';

async function start(): Promise<void> {
  const signals = new SignalStop();
  const config = readConfig();
  // Loaded only now: it takes a second, in which signals are heard and wrong settings are told.
  const { createApp } = await import('./app.js');
  const app = await createApp(config);
  signals.takeCareOf({
    server: app.getHttpServer(), state: app.get(ProcessState), limits: config.stop, log: app.get(Log), close: () => app.close(),
  });
  await listen(app, config);
}

await start().catch(endOnStartError);
