// Makes an empty embedded Postgres and packs it: `node make-template.mjs <folder to work in> <archive to write>`.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const [folder, archive] = process.argv.slice(2);
const postgres = await PGlite.create(join(folder, 'data'));
const dump = await postgres.dumpDataDir('gzip');
await postgres.close();
writeFileSync(`${archive}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
renameSync(`${archive}.${process.pid}`, archive);
