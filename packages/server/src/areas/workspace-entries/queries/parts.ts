import { Circle, Visibility } from '@portal/contract/areas/workspace/policy';
import type { Attendance, Reaction } from '@portal/contract/areas/workspace-entries/kinds';
import { SHOWN_COMMENTS } from '@portal/contract/areas/workspace-entries/kinds';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { entryColumns } from './entries.ts';

type Db = Ctx['db'];
type Ids = readonly number[];

const anyOf = (ids: Ids) => sql<number>`any(${ids}::bigint[])`;
/** Names of a reaction that an entry shows. */
const SHOWN_NAMES = 10;

const person = ['person.user_id', 'person.user_name', 'person.photo_name'] as const;

/** Entries with their authors; their contents are read by `listTexts`. */
export const listEntries = (db: Db, ids: Ids) =>
  db
    .selectFrom('room_entry as entry')
    .innerJoin('portal_user as person', 'person.user_id', 'entry.author_id')
    .select(entryColumns.map((name) => `entry.${name}` as const))
    .select([...person, 'person.dept_name', 'person.position'])
    .where('entry.id', '=', anyOf(ids))
    .execute();
export type ListedEntry = Awaited<ReturnType<typeof listEntries>>[number];

/** Contents of entries; long ones as excerpts unless `isWhole` (D-200). */
export async function listTexts(db: Db, ids: Ids, isWhole: boolean) {
  const content = isWhole ? sql`content` : sql`coalesce(excerpt, content)`;
  const isCut = isWhole ? sql`false` : sql`excerpt is not null`;
  const { rows } = await sql<{ entry_id: number; content: string; is_cut: boolean }>`
    select id as entry_id, ${content} as content, ${isCut} as is_cut from room_entry where id = ${anyOf(ids)}`.execute(
    db,
  );
  return rows;
}

/** The assignees of each entry, by name. */
export const listAssignees = (db: Db, ids: Ids) =>
  db
    .selectFrom('room_assignee as assignee')
    .innerJoin('portal_user as person', 'person.user_id', 'assignee.user_id')
    .select(['assignee.entry_id', ...person])
    .where('assignee.entry_id', '=', anyOf(ids))
    .orderBy(sql`person.user_name collate "C"`)
    .orderBy('person.user_id')
    .execute();

/** Users mentioned in the entries themselves. */
export const listMentions = (db: Db, ids: Ids) =>
  db
    .selectFrom('room_mention as mention')
    .innerJoin('portal_user as person', 'person.user_id', 'mention.user_id')
    .select(['mention.entry_id', ...person])
    .where('mention.entry_id', '=', anyOf(ids))
    .where('mention.comment_id', 'is', null)
    .orderBy('person.user_id')
    .execute();

/** Users mentioned in comments. */
export const listCommentMentions = (db: Db, commentIds: Ids) =>
  db
    .selectFrom('room_mention as mention')
    .innerJoin('portal_user as person', 'person.user_id', 'mention.user_id')
    .select(['mention.comment_id', ...person])
    .where('mention.comment_id', '=', anyOf(commentIds))
    .orderBy('person.user_id')
    .execute();

/** The first sub-tasks of each entry. */
export const listSubTasks = (db: Db, ids: Ids, most: number) =>
  db
    .selectFrom('room_sub_task as sub')
    .leftJoin('portal_user as person', 'person.user_id', 'sub.user_id')
    .select([
      'sub.id',
      'sub.entry_id',
      'sub.title',
      'sub.user_id',
      'person.user_name',
      'sub.due_day',
      'sub.done',
      'sub.version',
    ])
    .where(
      'sub.id',
      'in',
      sql<number>`(select first.id from unnest(${ids}::bigint[]) as of(entry_id), lateral (
        select id from room_sub_task where entry_id = of.entry_id order by id limit ${most}) first)`,
    )
    .orderBy('sub.id')
    .execute();

/** The number of sub-tasks of each entry, and how many are done. Entries without sub-tasks have no row. */
export async function countSubTasks(db: Db, ids: Ids) {
  const { rows } = await sql<{ entry_id: number; count: number; done: number }>`
    select entry_id, count(*)::int as count, count(*) filter (where done)::int as done
    from room_sub_task where entry_id = ${anyOf(ids)} group by entry_id`.execute(db);
  return rows;
}

/** The files of each entry in their order. */
export const listEntryFiles = (db: Db, ids: Ids) =>
  db
    .selectFrom('room_file')
    .select(['id', 'entry_id', 'name', 'bytes', 'is_picture'])
    .where('entry_id', '=', anyOf(ids))
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The query of comments with their authors. */
export const selectComments = (db: Db) =>
  db
    .selectFrom('room_comment as comment')
    .innerJoin('portal_user as person', 'person.user_id', 'comment.author_id')
    .select([
      ...person,
      'comment.id',
      'comment.entry_id',
      'comment.parent_id',
      'comment.author_id',
      'comment.content',
      'comment.created_at',
      'comment.edited_at',
      'comment.deleted_at',
      'comment.version',
    ]);
export type CommentRecord = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number];

/** The newest comments of each entry, oldest first. */
export const listNewestComments = (db: Db, ids: Ids) =>
  selectComments(db)
    .where(
      'comment.id',
      'in',
      sql<number>`(select newest.id from unnest(${ids}::bigint[]) as of(entry_id), lateral (
        select id from room_comment where entry_id = of.entry_id and deleted_at is null
        order by id desc limit ${sql.lit(SHOWN_COMMENTS)}) newest)`,
    )
    .orderBy('comment.id')
    .execute();

/** For each entry: how many members see it, how many have read it, and whether the user has. */
export async function countReaders(db: Db, ids: Ids, userId: string) {
  const { rows } = await sql<{ entry_id: number; audience: number; readers: number; own: boolean }>`
    select entry.id as entry_id, count(*)::int as audience, count(r.user_id)::int as readers,
      coalesce(bool_or(r.user_id = ${userId}), false) as own
    from room_entry entry
      join room on room.id = entry.room_id
      join room_member member on member.room_id = room.id
      left join room_read r on r.entry_id = entry.id and r.user_id = member.user_id
    where entry.id = ${anyOf(ids)} and (member.is_admin or (entry.visibility = ${sql.lit(Visibility.All)}
      and (room.view_post = ${sql.lit(Circle.All)} or entry.author_id = member.user_id)))
    group by entry.id`.execute(db);
  return rows;
}

export type TimeRecord = {
  entry_id: number;
  day: string;
  start_day: string;
  start_time: string;
  end_day: string;
  end_time: string;
  all_day: boolean;
};

const timeColumns = sql`entry_id, day::text, start_day::text, start_time, end_day::text, end_time, all_day`;

/**
 * The next time of each schedule that is not over at this minute in Seoul ('YYYY-MM-DD HH:mm'). When all are over it is
 * the last one.
 */
export async function listNextTimes(db: Db, ids: Ids, minute: string): Promise<TimeRecord[]> {
  const day = minute.slice(0, 10);
  const time = minute.slice(11);
  const { rows } = await sql<TimeRecord>`
    select shown.* from unnest(${ids}::bigint[]) as of(id), lateral (
      (select ${timeColumns}, 0 as place from room_occurrence
        where entry_id = of.id and not left_out and end_day >= ${day}::date
          and (end_day > ${day}::date or all_day or end_time > ${time})
        order by start_day, start_time limit 1)
      union all
      (select ${timeColumns}, 1 as place from room_occurrence
        where entry_id = of.id and not left_out order by end_day desc, start_time desc limit 1)
      order by place limit 1) shown`.execute(db);
  return rows;
}

export type AnswerRecord = {
  entry_id: number;
  user_id: string;
  user_name: string;
  photo_name: string;
  attendance: Attendance;
};

/** Answers of members to one time of each schedule. */
export async function listAnswers(db: Db, times: readonly Pick<TimeRecord, 'entry_id' | 'day'>[]) {
  const { rows } = await sql<AnswerRecord>`
    select answer.entry_id, answer.attendance, person.user_id, person.user_name, person.photo_name
    from unnest(${times.map(({ entry_id }) => entry_id)}::bigint[], ${times.map(({ day }) => day)}::date[])
        as of(entry_id, day)
      join room_attendance answer on answer.entry_id = of.entry_id and answer.day = of.day
      join room_entry entry on entry.id = answer.entry_id
      join room_member member on member.room_id = entry.room_id and member.user_id = answer.user_id
      join portal_user person on person.user_id = answer.user_id
    order by person.user_name collate "C", person.user_id`.execute(db);
  return rows;
}

/** The reactions of members to each entry: how many gave each, whether the user did, and the names, first ones first. */
export async function listReactions(db: Db, ids: Ids, userId: string) {
  const { rows } = await sql<{ entry_id: number; reaction: Reaction; count: number; own: boolean; names: string[] }>`
    select given.entry_id, given.reaction, count(*)::int as count, bool_or(given.user_id = ${userId}) as own,
      (array_agg(person.user_name order by given.created_at, given.user_id))[1:${sql.lit(SHOWN_NAMES)}] as names
    from room_reaction given
      join room_entry entry on entry.id = given.entry_id
      join room_member member on member.room_id = entry.room_id and member.user_id = given.user_id
      join portal_user person on person.user_id = given.user_id
    where given.entry_id = ${anyOf(ids)} group by given.entry_id, given.reaction`.execute(db);
  return rows;
}
