import { EXPORT_SILENT_SECONDS, EXPORTS_AT_ONCE } from '@portal/contract/core/sheets';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** A workbook of a user. */
export type ExportKey = { userId: string; id: string };

/**
 * Adds a workbook to those that are being made for a user, under a lock. Answers false when there are as many as
 * allowed, or this one already. A workbook whose process has ended makes no progress and no longer counts.
 */
export const beginExport = (db: Db, { userId, id }: ExportKey, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`excel ${userId}`}, 0))`.execute(tx);
    const silentSince = new Date(now.getTime() - EXPORT_SILENT_SECONDS * 1000);
    await tx.deleteFrom('excel_export').where('user_id', '=', userId).where('touched_at', '<', silentSince).execute();
    const running = await tx.selectFrom('excel_export').select('id').where('user_id', '=', userId).execute();
    if (running.length >= EXPORTS_AT_ONCE || running.some((one) => one.id === id)) return false;
    await tx.insertInto('excel_export').values({ id, user_id: userId, touched_at: now }).execute();
    return true;
  });

/** Stores how far a workbook is. */
export const storeProgress = (db: Db, { userId, id }: ExportKey, rows: { done: number; total: number }, now: Date) =>
  db
    .updateTable('excel_export')
    .set({ rows_done: rows.done, rows_total: rows.total, touched_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();

/** How far a workbook is; undefined when it is not being made. */
export const findProgress = (db: Db, { userId, id }: ExportKey) =>
  db
    .selectFrom('excel_export')
    .select(['rows_done', 'rows_total'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Removes a workbook that is finished or given up. */
export const endExport = (db: Db, { userId, id }: ExportKey) =>
  db.deleteFrom('excel_export').where('user_id', '=', userId).where('id', '=', id).execute();
