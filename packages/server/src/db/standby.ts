import { type Kysely, sql } from 'kysely';
import { Refusal } from '#refuse.ts';
import { DatabaseError, type Logger, type OpenDatabase, openPostgres } from './connect.ts';
import { isOutOfTime } from './failures.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

/** Why nothing is read from the standby: it cannot be reached, or it is too far behind. '' while it is used. */
type StandbyReason = '' | 'away' | 'behind';

/** What is known of the standby. `found` is the sentence about an address that cannot be used. */
type StandbyState = { reason: StandbyReason; lagMs: number; found: string };

/** A copy of the database for reading, and what became of it (D-655). */
export type Standby = {
  /** The standby, or undefined while the primary is to be read instead. */
  choose: () => Promise<Db | undefined>;
  /** Notes that a reading failed there. It is looked at again after a while. */
  fail: () => void;
  /** Looks at it now. */
  look: () => Promise<StandbyState>;
  /** How many readings were made there, and how many on the primary instead. */
  counts: { read: number; instead: number };
  state: StandbyState;
  close: () => Promise<void>;
};

/** What a standby is opened with. `prepared` as for the primary. */
type StandbyOptions = {
  url: string;
  primary: Db;
  prepared: boolean;
  log: Logger;
  /** Measures how many milliseconds it is behind; tests give another. */
  measure?: (standby: Db, primary: Db) => Promise<number>;
};

/** A standby that is further behind is not read. */
export const MOST_BEHIND_MS = 30_000;
/** How long what was seen of it holds. */
const LOOK_MS = 5000;

/**
 * How many milliseconds a standby is behind: none where it has written what the primary had written when asked, or where
 * it is no standby. Each process writes every few seconds, so the last transaction tells the rest. One that is behind
 * and has repeated no transaction since its start is too far behind.
 */
async function measureLag(standby: Db, primary: Db): Promise<number> {
  const written = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(primary);
  const { rows } = await sql<{ lag: number | null }>`
    select case when not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${written.rows[0]?.at}::pg_lsn then 0
      else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000 end::float as lag`.execute(
    standby,
  );
  return Math.max(0, rows[0]?.lag ?? MOST_BEHIND_MS + 1);
}

/**
 * Keeps a standby at hand, which is opened when it is first needed. While it is away or behind, readings go to the
 * primary. Every few seconds it is looked at again, and no reading waits for that.
 */
export function keepStandby({ url, primary, prepared, log, measure = measureLag }: StandbyOptions): Standby {
  let opened: OpenDatabase | undefined;
  let looking: Promise<StandbyState> | undefined;
  let seenAt = Number.NEGATIVE_INFINITY;
  const standby: Standby = {
    counts: { read: 0, instead: 0 },
    state: { reason: 'away', lagMs: 0, found: '' },
    look: () => {
      looking ??= see().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    choose: async () => {
      const isNew = seenAt === Number.NEGATIVE_INFINITY;
      if (performance.now() - seenAt > LOOK_MS) {
        const next = standby.look();
        if (isNew) await next;
      }
      const usable = standby.state.reason === '' ? opened?.db : undefined;
      standby.counts[usable ? 'read' : 'instead'] += 1;
      return usable;
    },
    fail: () => {
      standby.counts.instead += 1;
      standby.state = { ...standby.state, reason: 'away' };
      seenAt = performance.now();
    },
    close: async () => {
      await looking?.catch(() => undefined);
      await opened?.close();
    },
  };
  const see = async (): Promise<StandbyState> => {
    const before = standby.state.reason;
    try {
      opened ??= await openPostgres(url, log, { prepared, setting: 'READ_DATABASE_URL', readOnly: true });
      const lagMs = await measure(opened.db, primary);
      standby.state = { reason: lagMs > MOST_BEHIND_MS ? 'behind' : '', lagMs, found: '' };
    } catch (error) {
      standby.state = { reason: 'away', lagMs: 0, found: error instanceof DatabaseError ? error.found : '' };
    }
    const isFirst = seenAt === Number.NEGATIVE_INFINITY;
    seenAt = performance.now();
    const { reason, lagMs } = standby.state;
    if (reason !== '' && (reason !== before || isFirst)) {
      log.error({ reason, lagMs }, 'standby not usable, reading from the primary');
    }
    return standby.state;
  };
  return standby;
}

/** The standby of the settings, or undefined without one. */
export const openStandby = (
  { readUrl, prepared }: { readUrl: string | undefined; prepared: boolean },
  primary: Db,
  log: Logger,
): Standby | undefined => (readUrl === undefined ? undefined : keepStandby({ url: readUrl, primary, prepared, log }));

/**
 * Runs a reading on the standby, and on the primary while there is none, or when it failed there (D-655). One that took
 * too long there would take as long again, so it is 503.
 */
export async function readApart<R>(
  { db, standby }: { db: Db; standby: Standby | undefined },
  read: (db: Db) => Promise<R>,
): Promise<R> {
  const apart = await standby?.choose();
  if (apart === undefined) return read(db);
  try {
    return await read(apart);
  } catch (error) {
    // A mistake of ours fails on the primary too, and is told as one there.
    if (error instanceof Refusal || isOutOfTime(error)) throw error;
    standby?.fail();
    return read(db);
  }
}
