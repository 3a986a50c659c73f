import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../packages/server/src/db/schema.ts';

type Db = Kysely<Database>;

const COMMENTS_EACH = 3;
const LONG_THREAD = 100;
const BATCH = 10_000;
/** The last day of every room. All rooms get a hundred entries a month, so a large room is an old one. */
const LAST_DAY = '2026-10-31';
const DAYS_EACH = 0.31;

/** A room, and the id of its entry with a long comment thread. */
export type Room = { id: number; name: string; longThreadEntry: number };

/** Input of the filling: the room, the author and the number of entries. */
type Filling = { room: number; author: string; entries: number };

/** Seven of ten entries are tasks. '점검' is in two of five titles, '누수' in one of ten thousand. */
const KIND = sql`case when i % 20 < 14 then 'T' when i % 20 < 17 then 'S' else 'P' end`;
const TITLE = sql`case when i % 5 < 2 then '정기점검 ' else '자재 입고 ' end
  || case when i % 10000 = 50 then '누수 ' else '' end || i`;
const TEXT = sql`'현장을 확인하고 담당자와 일정을 맞추었습니다. 다음 방문 전에 도면을 다시 봅니다. ' || i`;
const COMMENT_TEXT = sql`'확인했습니다. 내일 오전에 다시 보고 알려 드리겠습니다. ' || n`;

/** Search terms: pairs of neighbouring characters with the room's id, as the portal stores them (roomTerms). */
const termsOf = (room: number, text: RawBuilder<unknown>) =>
  sql`array(select distinct ${`${room}:`}::text || substr(t, at, 2)
    from (select lower(${text}) as t) words, generate_series(1, length(t) - 1) at)`;

/** Inserts the entries numbered `from` to `to`, with comments, occurrences and files. One of ten is for admins only. */
const addEntries = (db: Db, { room, author, entries }: Filling, from: number, to: number) =>
  sql`
    with new as (
      insert into room_entry (room_id, kind, author_id, visibility, title, content, content_text, search_terms,
        created_at, comment_count, task_status, priority, start_day, due_day, progress, board_rank)
      select ${room}::bigint, kind, ${author}, case when i % 10 = 9 then 'M' else 'A' end, ${TITLE},
        '<p>' || ${TEXT} || '</p>', ${TEXT}, ${termsOf(room, sql`${TITLE} || ' ' || ${TEXT}`)}, day + time '09:00',
        ${sql.lit(COMMENTS_EACH)}, case when kind = 'T' then substr('RPFCH', i % 5 + 1, 1) end,
        case when kind = 'T' then substr('UHNL', i % 4 + 1, 1) end,
        case when kind = 'T' then day end, case when kind = 'T' then day + 2 end, case when kind = 'T' then 0 end,
        case when kind = 'T' then 'c' || lpad(i::text, 7, '0') end
      from generate_series(${from}::int, ${to}::int) i, lateral (select ${KIND} as kind,
        ${LAST_DAY}::date - ((${entries}::int - i) * ${sql.lit(DAYS_EACH)})::int as day) of
      returning id, kind, room_id, created_at)
    , times as (
      insert into room_occurrence (entry_id, room_id, day, start_day, end_day, start_time, end_time)
      select id, room_id, created_at::date, created_at::date, created_at::date, '09:00', '10:00'
      from new where kind = 'S')
    , files as (
      insert into room_file (room_id, entry_id, name, bytes, uploaded_by, uploaded_at)
      select room_id, id, id || '_도면.pdf', 1000, ${author}, created_at from new where id % 4 = 0)
    insert into room_comment (room_id, entry_id, author_id, content, search_terms, created_at)
    select room_id, id, ${author}, ${COMMENT_TEXT}, ${termsOf(room, COMMENT_TEXT)}, created_at
    from new, generate_series(1, ${sql.lit(COMMENTS_EACH)}) n`.execute(db);

/** Inserts a room with a plain member and its entries straight into the database. */
export async function fillRoom(db: Db, input: { author: string; member: string; entries: number }): Promise<Room> {
  const { author, member, entries } = input;
  const name = `방 ${entries}개`;
  const { rows } = await sql<{ id: number }>`
    insert into room (name, color, home_tab, create_post, edit_post, view_post, create_comment, view_file,
      download_file, created_by)
    values (${name}, 'blue', 'N', 'ALL', 'ALL', 'ALL', 'ALL', 'ALL', 'ALL', ${author}) returning id`.execute(db);
  const id = Number(rows[0]?.id);
  await sql`insert into room_member (room_id, user_id, is_admin) values (${id}, ${author}, true), (${id}, ${member}, false)`.execute(
    db,
  );
  for (let from = 1; from <= entries; from += BATCH) {
    await addEntries(db, { room: id, author, entries }, from, Math.min(entries, from + BATCH - 1));
  }
  const first = await sql<{ id: number }>`
    insert into room_comment (room_id, entry_id, author_id, content)
    select ${id}::bigint, (select min(id) from room_entry where room_id = ${id} and visibility = 'A'), ${author}, '네 ' || n
    from generate_series(1, ${sql.lit(LONG_THREAD)}) n returning entry_id as id`.execute(db);
  return { id, name, longThreadEntry: Number(first.rows[0]?.id) };
}
