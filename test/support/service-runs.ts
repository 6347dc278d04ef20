import { InstalledService } from './installed-service.js';
import type { ServiceProcess } from './service-process.js';

/** The processes of one suite: what they start from, and their end when a test is over. */
export class ServiceRuns {
  private service: InstalledService | null = null;
  private running: ServiceProcess[] = [];

  async install(): Promise<void> {
    this.service = await InstalledService.install();
    await this.service.addTemplate();
  }

  /** Starts a process that ends with the test at the latest. */
  start(environment: Readonly<Record<string, string>>, program = 'main'): ServiceProcess {
    if (this.service === null) throw new Error('Nothing is installed.');
    const process = this.service.start(environment, program);
    this.running.push(process);
    return process;
  }

  async endAll(): Promise<void> {
    await Promise.all(this.running.splice(0).map((process) => process.stop()));
  }

  async remove(): Promise<void> {
    await this.endAll();
    await this.service?.remove();
  }
}

/** Starting a process can take long on a busy machine. In milliseconds. */
export const PATIENCE_MS = 180_000;
