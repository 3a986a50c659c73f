import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { bulkLoad } from '#lists/bulk-load.ts';
import type { NewNotice } from '../tables.ts';

type Db = Ctx['db'];

const TEXT_INDEX = 'notice_by_text';

/** A notice as bulk loading inserts it. */
export type LoadedNotice = Pick<
  NewNotice,
  'board' | 'pinned' | 'category_id' | 'subject' | 'content' | 'content_edition' | 'search_text' | 'created_by'
> & { created_at: string };

/** Inserts notices in the given order, in one statement. */
export async function insertNotices(db: Db, notices: readonly LoadedNotice[]): Promise<void> {
  await sql`
    insert into notice (board, pinned, category_id, subject, subject_color, content, content_edition, search_text,
      created_by, created_at)
    select board, pinned, category_id, subject, '#000000', content, content_edition, search_text,
      created_by, created_at
    from json_to_recordset(${JSON.stringify(notices)}::json) as n(
      board text, pinned boolean, category_id integer, subject text, content text, content_edition integer,
      search_text text, created_by text, created_at timestamptz)`.execute(db);
}

/** Runs `load`, which inserts many rows, and builds the index of their texts once afterwards. */
export const loadWithoutIndex = (db: Db, load: () => Promise<void>): Promise<void> =>
  bulkLoad(db, { table: 'notice', textIndex: TEXT_INDEX }, load);

/** Records readings of every notice by some of these users, others for each notice, and counts them. */
export async function insertReadings(db: Db, readers: readonly string[], readersPerNotice: number): Promise<void> {
  await sql`
    insert into notice_reading (notice_id, user_id, read_at)
    select n.id, (${readers}::text[])[1 + (n.id * 7 + place * 97) % ${readers.length}::int], n.created_at + interval '1 day'
    from notice n, generate_series(0, ${readersPerNotice - 1}::int) place
    on conflict do nothing`.execute(db);
  await sql`
    insert into notice_count (notice_id, views, readers)
    select notice_id, count(*) * 2, count(*) from notice_reading group by notice_id
    on conflict do nothing`.execute(db);
}

/** Refreshes statistics and visibility maps, without which the planner guesses. It cannot run inside a transaction. */
export async function refreshStatistics(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze notice, notice_reading, notice_count`.execute(connection);
    await sql`analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
