import type { RetentionKind } from '@portal/contract/areas/retention/kinds';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { readTablePage, type TablePage } from '#lists/table-page.ts';

type Db = Ctx['db'];

/** The periods that a user has set. */
export const listCustomPeriods = (db: Db) => db.selectFrom('retention_period').selectAll().execute();

/**
 * Sets a period that still has this version; 1 means that it was never set. Answers false when another user changed it
 * first.
 */
export async function setPeriod(
  db: Db,
  { kind, months, version }: { kind: RetentionKind; months: number; version: number },
): Promise<boolean> {
  const set = await db
    .insertInto('retention_period')
    .values({ kind, months, version: version + 1 })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet({ months, version: sql`retention_period.version + 1` })
        .where('retention_period.version', '=', version),
    )
    .returning('kind')
    .executeTakeFirst();
  return set !== undefined;
}

/** The moment from which data may be blanked. */
export const findRetentionStart = async (db: Db): Promise<Date> =>
  (await db.selectFrom('retention_start').select('starts_at').executeTakeFirstOrThrow()).starts_at;

type Batch = { kind: RetentionKind; ranAt: Date; months: number; keys: readonly string[] };

/** Adds a batch to the log of the run that started at this moment. */
export const addToRun = (db: Db, { kind, ranAt, months, keys }: Batch) =>
  db
    .insertInto('retention_run')
    .values({ kind, ran_at: ranAt, months, total: keys.length, first_key: keys[0] ?? '', last_key: keys.at(-1) ?? '' })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'ran_at']).doUpdateSet({
        total: sql`retention_run.total + excluded.total`,
        last_key: sql`excluded.last_key`,
      }),
    )
    .execute();

/** A page of the runs of a kind, newest first. */
export const pageRuns = (db: Db, kind: RetentionKind, page: TablePage) =>
  readTablePage(
    db,
    db.selectFrom('retention_run').where('kind', '=', kind),
    (runs) => runs.selectAll().orderBy('ran_at', 'desc'),
    page,
  );

/** When each kind was last blanked. */
export const listLastRuns = (db: Db) =>
  db
    .selectFrom('retention_run')
    .select(({ fn }) => ['kind', fn.max('ran_at').as('ran_at')])
    .groupBy('kind')
    .execute();
