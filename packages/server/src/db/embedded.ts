import { resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Logger, type OpenDatabase, openEngine } from './connect.ts';
import { lockDataDir } from './data-lock.ts';
import type { Database } from './schema.ts';
import { syncedFiles } from './synced-files.ts';
import { writeOrder } from './write-order.ts';

const CHECKPOINT_EVERY_MS = 60_000;
/** Log that a start after a kill may have to go through: about two seconds. */
const LOG_BYTES = 64 * 1024 * 1024;

/** The embedded engine has no process of its own that writes checkpoints: its log would grow for ever. */
function keepLogShort(db: Kysely<Database>, log: Logger): () => void {
  const look = async (): Promise<void> => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()`.execute(db);
    if (Number(rows[0]?.bytes) > LOG_BYTES) await sql`checkpoint`.execute(db);
  };
  const timer = setInterval(() => {
    look().catch((error: Error) => log.error({ reason: error.message }, 'checkpoint failed'));
  }, CHECKPOINT_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

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
  const stopLooking = keepLogShort(opened.db, log);
  return {
    ...opened,
    settled: order.settled,
    close: async () => {
      stopLooking();
      await opened.close();
      release();
    },
  };
}
