import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../src/platform/package-root.js';
import { ServiceProcess } from './service-process.js';
import { testTemplate } from './template.js';

const run = promisify(execFile);

/** The sources as they are now, compiled into a folder of their own: what a process starts from. */
export class InstalledService {
  private constructor(readonly folder: string) {}

  static async install(): Promise<InstalledService> {
    const folder = await mkdtemp(join(tmpdir(), 'hornburg-service-'));
    await copyFile(join(packageRoot, 'package.json'), join(folder, 'package.json'));
    for (const shared of ['node_modules', 'seeds']) await symlink(join(packageRoot, shared), join(folder, shared));
    const swc = join(packageRoot, 'node_modules', '@swc', 'cli', 'bin', 'swc.js');
    await run(process.execPath, [swc, 'src', 'migrations', '-d', join(folder, 'dist'), '--config-file', '.swcrc'], { cwd: packageRoot });
    return new InstalledService(folder);
  }

  /** Puts an empty embedded Postgres where the build puts its template. */
  async addTemplate(): Promise<void> {
    await copyFile(testTemplate, join(this.folder, 'dist', 'embedded-database.tar.gz'));
  }

  /**
   * Starts `dist/src/<program>.js`.
   * @param environment the only variables of ours that it sees
   */
  start(environment: Readonly<Record<string, string>>, program = 'main'): ServiceProcess {
    return new ServiceProcess(join(this.folder, 'dist', 'src', `${program}.js`), this.folder, { HOST: '127.0.0.1', PORT: '0', ...environment });
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
