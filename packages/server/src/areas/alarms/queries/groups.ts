import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { TablePage } from '#lists/table-page.ts';
import { type AlarmFilter, alarmAuthor, alarmColumns, matching } from '../queries.ts';

type Db = Ctx['db'];

/** One user's alarms grouped by post. Without a keyword or an author, the index `alarm_of_post` suffices. */
const groupsOf = (db: Db, filter: AlarmFilter) =>
  matching(db, filter)
    .select(({ fn }) => [
      'alarm.board',
      'alarm.post_id',
      fn.max('alarm.id').as('newest_id'),
      fn.countAll<number>().as('alarm_count'),
      fn.countAll<number>().filterWhere('alarm.read_at', 'is', null).as('unread_count'),
      sql<number>`count(*) over ()`.as('groups'),
    ])
    .groupBy(['alarm.board', 'alarm.post_id']);

/** The number of authors of the alarms of one group. */
const countAuthors = (db: Db, filter: AlarmFilter) =>
  matching(db, filter)
    .leftJoin('comment', 'comment.id', 'alarm.comment_id')
    .select(({ fn }) => fn.count<number>(alarmAuthor).distinct().as('user_count'))
    .where(sql<boolean>`alarm.board = grouped.board and alarm.post_id = grouped.post_id`);

/** The alarm that stands for a group: the newest one whose comment was not deleted, else the newest (ALARM-10). */
const shownAlarm = (db: Db, filter: AlarmFilter) =>
  matching(db, filter)
    .leftJoin('comment', 'comment.id', 'alarm.comment_id')
    .leftJoin('room_comment', 'room_comment.id', 'alarm.room_comment_id')
    .select('alarm.id')
    .where(sql<boolean>`alarm.board = grouped.board and alarm.post_id = grouped.post_id`)
    .orderBy(sql`coalesce(comment.deleted_at, room_comment.deleted_at) is not null`)
    .orderBy('alarm.id', 'desc')
    .limit(1);

/**
 * A page of the posts of one user's alarms, and the number of posts. Each has the alarm that stands for it. The post
 * with the newest alarm comes first. Authors are counted only for the posts of the page.
 */
export async function pageGroups(db: Db, filter: AlarmFilter, { Page, PageSize }: TablePage) {
  const grouped = groupsOf(db, filter)
    .orderBy('newest_id', 'desc')
    .limit(PageSize)
    .offset((Page - 1) * PageSize);
  const rows = await db
    .selectFrom(grouped.as('grouped'))
    .innerJoinLateral(
      () => shownAlarm(db, filter).as('shown'),
      (on) => on.onTrue(),
    )
    .innerJoin('alarm', 'alarm.id', 'shown.id')
    .leftJoin('comment', 'comment.id', 'alarm.comment_id')
    .leftJoin('room_comment', 'room_comment.id', 'alarm.room_comment_id')
    .leftJoin('room', 'room.id', 'alarm.room_id')
    .innerJoin('portal_user as author', (on) => on.on('author.user_id', '=', alarmAuthor))
    .select([...alarmColumns, 'grouped.alarm_count', 'grouped.unread_count', 'grouped.newest_id', 'grouped.groups'])
    .select(sql<number>`(${countAuthors(db, filter)})`.as('user_count'))
    .orderBy('grouped.newest_id', 'desc')
    .execute();
  const [first] = rows;
  if (first || Page === 1) return { rows, totalCount: first?.groups ?? 0 };
  // A page behind the last one has no row that could carry the total.
  const firstGroup = await groupsOf(db, filter).limit(1).executeTakeFirst();
  return { rows, totalCount: firstGroup?.groups ?? 0 };
}

export type GroupRecord = Awaited<ReturnType<typeof pageGroups>>['rows'][number];
