import type { RoomColor } from '@portal/contract/areas/workspace/kinds';
import { ENTRY_PAGE, type EntryKind } from '@portal/contract/areas/workspace-entries/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { termsOfRooms } from '#lists/room-search-terms.ts';
import { type VisibilityGroup, visibleInGroups } from './visibility-groups.ts';

type Db = Ctx['db'];

/** A search in rooms of one member: the phrase of the keyword, before the entry with this id. */
export type EntrySearch = { groups: readonly VisibilityGroup[]; phrase: string; after: number };

/** The newest entries are scanned directly, which shows how frequent the keyword is. */
const SAMPLE_SIZE = 100;
/** The most entries to scan for a frequent keyword; a rare keyword is found by its terms. */
const MAX_SCANNED = 3000;

const holdsPhrase = (text: RawBuilder<unknown>, phrase: string) => sql`strpos(lower(${text}), ${phrase}) > 0`;
const entryText = sql`entry.title || ' ' || entry.content_text`;
const before = (after: number) => (after === 0 ? sql`` : sql`and entry.id < ${after}::bigint`);

/** Evaluated per entry: `offset 0` keeps the planner from reading all comments at once. */
const hasComment = (phrase: string) => sql`exists (select from room_comment comment
  where comment.entry_id = entry.id and comment.deleted_at is null and ${holdsPhrase(sql`comment.content`, phrase)} offset 0)`;

/** Hits among the newest entries, and whether they are the whole page: it is full, or no entries are left. */
async function scanNewest(
  db: Db,
  { groups, phrase, after }: EntrySearch,
  most: number,
): Promise<{ ids: number[]; isPage: boolean }> {
  const scans = groups.map(
    ({ roomIds, sees }) => sql`(select newest.* from unnest(${roomIds}::bigint[]) as own(room_id), lateral (
      select entry.id, entry.title, entry.content_text from room_entry entry
      where entry.room_id = own.room_id and ${sees} ${before(after)}
      order by entry.id desc limit ${most}) newest order by newest.id desc limit ${most})`,
  );
  const { rows } = await sql<{ id: number; looked: number }>`
    with near as materialized (select * from (${sql.join(scans, sql` union all `)}) seen order by id desc limit ${most})
    select entry.id, (select count(*)::int from near) as looked from near entry
    where ${holdsPhrase(entryText, phrase)} or ${hasComment(phrase)}
    order by entry.id desc limit ${ENTRY_PAGE}`.execute(db);
  const isAll = (rows[0]?.looked ?? most) < most;
  return { ids: rows.map(({ id }) => id), isPage: rows.length === ENTRY_PAGE || isAll };
}

/**
 * Finds hits by their terms, of which there are few. They are collected first, so that each entry is read by its key.
 */
async function findByTerms(db: Db, { groups, phrase, after }: EntrySearch): Promise<number[]> {
  const roomIds = groups.flatMap((group) => group.roomIds);
  const terms = termsOfRooms(roomIds, phrase);
  const { rows } = await sql<{ id: number }>`
    with asked as (select array(select jsonb_array_elements_text(terms)) as terms
        from jsonb_array_elements(${JSON.stringify(terms)}::jsonb) as of(terms)),
      hits as materialized (
        select entry.id from asked, lateral (select id from room_entry entry
          where search_terms @> asked.terms and ${holdsPhrase(entryText, phrase)} offset 0) entry
        union
        select comment.entry_id from asked, lateral (select entry_id from room_comment comment
          where search_terms @> asked.terms and deleted_at is null
            and ${holdsPhrase(sql`comment.content`, phrase)} offset 0) comment)
    select entry.id from room_entry entry
    where entry.id = any(array(select id from hits)) and ${visibleInGroups(groups)} ${before(after)}
    order by entry.id desc limit ${ENTRY_PAGE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of entries that contain the keyword, in their text or in a comment, newest first. */
export async function listHitIds(db: Db, search: EntrySearch): Promise<number[]> {
  const sample = await scanNewest(db, search, SAMPLE_SIZE);
  if (sample.isPage) return sample.ids;
  // Enough for two pages if the keyword stays as frequent.
  const needed = (2 * SAMPLE_SIZE * ENTRY_PAGE) / sample.ids.length;
  if (needed > MAX_SCANNED) return findByTerms(db, search);
  const further = await scanNewest(db, search, needed);
  return further.isPage ? further.ids : findByTerms(db, search);
}

type HitRecord = {
  id: number;
  room_id: number;
  room_name: string;
  room_color: RoomColor;
  kind: EntryKind;
  title: string;
  is_own: boolean;
  comment_id: number | null;
  words: string;
  user_name: string;
  created_at: Date;
};

/** Characters shown before and after the hit. */
const CONTEXT = 40;

/** The part of a text around the phrase, or its beginning. */
const wordsAround = (text: RawBuilder<unknown>, phrase: string) =>
  sql`substr(${text}, greatest(1, strpos(lower(${text}), ${phrase}) - ${sql.lit(CONTEXT)}),
    length(${phrase}) + ${sql.lit(2 * CONTEXT)})`;

/** The details of these hits: text of the entry, or of the newest comment with the keyword. */
export async function listHits(db: Db, ids: readonly number[], phrase: string): Promise<HitRecord[]> {
  const isOwn = holdsPhrase(entryText, phrase);
  const { rows } = await sql<HitRecord>`
    select entry.id, entry.room_id, room.name as room_name, room.color as room_color, entry.kind, entry.title,
      ${isOwn} as is_own,
      case when not ${isOwn} then comment.id end as comment_id,
      case when ${isOwn} then ${wordsAround(sql`entry.content_text`, phrase)}
        else ${wordsAround(sql`comment.content`, phrase)} end as words,
      person.user_name, case when ${isOwn} then entry.created_at else comment.created_at end as created_at
    from room_entry entry
      join room on room.id = entry.room_id
      left join lateral (select id, content, created_at, author_id from room_comment comment
        where comment.entry_id = entry.id and comment.deleted_at is null and ${holdsPhrase(sql`comment.content`, phrase)}
        order by id desc limit 1) comment on true
      join portal_user person on person.user_id = case when ${isOwn} then entry.author_id else comment.author_id end
    where entry.id = any(${ids}::bigint[]) order by entry.id desc`.execute(db);
  return rows;
}
