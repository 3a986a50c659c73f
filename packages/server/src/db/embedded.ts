import { resolve } from 'node:path';
import { type Logger, type OpenDatabase, openEngine } from './connect.ts';
import { lockDataDir } from './data-lock.ts';
import { keepUp } from './embedded-upkeep.ts';
import { syncedFiles } from './synced-files.ts';
import { writeOrder } from './write-order.ts';

/** Opens the embedded database below `dataDir` after locking the directory (wire.md, DATA_DIR). */
export async function openEmbedded(dataDir: string, log: Logger): Promise<OpenDatabase> {
  const release = lockDataDir(dataDir);
  const { PGlite } = await import('@electric-sql/pglite');
  const { NodeFS } = await import('@electric-sql/pglite/nodefs');
  const folder = resolve(dataDir, 'database');
  const order = writeOrder(folder);
  const engine = await PGlite.create({
    fs: syncedFiles(new NodeFS(folder), order),
    startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=128MB'],
  });
  const opened = await openEngine(engine);
  const stopUpkeep = keepUp(opened.db, log);
  return {
    ...opened,
    settled: order.settled,
    close: async () => {
      stopUpkeep();
      await opened.close();
      release();
    },
  };
}
