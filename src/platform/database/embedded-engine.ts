import { existsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type { EmbeddedDatabaseConfig } from '../config/app-config.js';
import type { Log } from '../logging/log.js';
import { EXIT_CODES, StartError } from '../start-error.js';
import { dataFolderAt, discardPreparing, inspectFolder, makeFolder, markPreparing, markReady } from './folder/data-folder.js';
import type { DataFolder } from './folder/data-folder.js';
import { lockFolder } from './folder/folder-lock.js';
import type { FolderLock } from './folder/folder-lock.js';
import { unpackTar } from './folder/unpack-tar.js';

/** A Postgres inside this process, with the lock on its folder. */
export interface EmbeddedEngine {
  readonly postgres: PGlite;
  /** Stops Postgres and lets the folder go. */
  close(): Promise<void>;
}

/**
 * Starts the embedded Postgres over its folder, which is made and filled where needed.
 * @throws StartError when the folder is held, belongs to something else, or cannot be used
 */
export async function startEngine(config: EmbeddedDatabaseConfig, log: Log): Promise<EmbeddedEngine> {
  const folder = dataFolderAt(config.folder);
  let lock: FolderLock | null = null;
  try {
    makeFolder(folder);
    lock = await lockFolder(folder.path, log);
    const postgres = await openFolder(folder, config.template, log);
    return { postgres, close: () => stopEngine(postgres, lock) };
  } catch (error) {
    lock?.release();
    throw error instanceof StartError ? error : unusable(folder, error);
  }
}

async function stopEngine(postgres: PGlite, lock: FolderLock | null): Promise<void> {
  try {
    if (!postgres.closed) await postgres.close();
  } finally {
    lock?.release();
  }
}

async function openFolder(folder: DataFolder, template: string, log: Log): Promise<PGlite> {
  if (inspectFolder(folder) === 'ready') return openPostgres(folder);
  const templated = existsSync(template);
  log.info({ folder: folder.path, templated }, 'Making the embedded database');
  markPreparing(folder);
  try {
    if (templated) unpackTar(template, folder.data);
    const postgres = await openPostgres(folder);
    markReady(folder);
    return postgres;
  } catch (error) {
    discardPreparing(folder);
    throw error;
  }
}

async function openPostgres(folder: DataFolder): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({
    dataDir: folder.data,
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  });
}

function unusable(folder: DataFolder, cause: unknown): StartError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartError(
    `The embedded database in ${folder.path} cannot be opened: ${reason}. `
      + 'Choose a folder that can be written to with DATA_DIR. If this one is damaged, move it away: its content can be made again from the seed files.',
    EXIT_CODES.unavailable, { cause },
  );
}
