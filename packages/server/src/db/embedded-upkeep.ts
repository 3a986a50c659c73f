import { type Kysely, sql } from 'kysely';
import type { Logger } from './connect.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

const EVERY_MS = 60_000;
/** Log that a start after a kill may have to go through: about two seconds. */
const LOG_BYTES = 64 * 1024 * 1024;

async function shortenLog(db: Db): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()`.execute(db);
  if (Number(rows[0]?.bytes) > LOG_BYTES) await sql`checkpoint`.execute(db);
}

/** Tables of which a server's own autovacuum would take care by now, under its default settings. */
const NEGLECTED = sql<{ name: string }>`
  select kept.relname as name from pg_stat_user_tables as kept join pg_class as stored on stored.oid = kept.relid,
    lateral (select greatest(stored.reltuples, 0) as rows) as known
  where kept.n_mod_since_analyze > 50 + 0.1 * known.rows or kept.n_dead_tup > 50 + 0.2 * known.rows
    or kept.n_ins_since_vacuum > 1000 + 0.2 * known.rows
  order by kept.relname`;

/** Frees what deleted rows took and takes the statistics without which plans are guesses; answers of which tables. */
export async function tidyTables(db: Db): Promise<string[]> {
  const { rows } = await NEGLECTED.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * The embedded engine has no processes of its own that write checkpoints and look after tables: its log would grow for
 * ever, and its planner would know nothing. Gives what ends it.
 */
export function keepUp(db: Db, log: Logger): () => void {
  const look = async (): Promise<void> => {
    await shortenLog(db);
    await tidyTables(db);
  };
  const timer = setInterval(() => {
    look().catch((error: Error) => log.error({ reason: error.message }, 'upkeep of the database failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
