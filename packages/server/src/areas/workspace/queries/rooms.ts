import {
  JoinStatus,
  NEW_COUNT_LIMIT,
  type RecordKind,
  ROOM_PAGE,
  type RoomScope,
} from '@portal/contract/areas/workspace/kinds';
import { Visibility } from '@portal/contract/areas/workspace/policy';
import { PERSON_LIMIT } from '@portal/contract/core/limits';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Ctx } from '#context.ts';
import { nameContains } from '#lists/table-page.ts';
import type { RoomTable } from '../tables.ts';

type Db = Ctx['db'];

/** Entries read for a count: more than MOST_NEW, because the user's own ones are not new. */
const MAX_SCANNED = 2 * NEW_COUNT_LIMIT;

/**
 * A value from the entries that a member sees: all, the public ones, or their own public ones. Each case uses its own
 * index, so the cost does not grow with the number of entries. Needs the tables `room` and `member`.
 */
const fromVisible = (pick: (condition: RawBuilder<unknown>) => RawBuilder<unknown>) => {
  const isPublic = sql`entry.visibility = ${sql.lit(Visibility.All)}`;
  return sql`case
    when member.is_admin then ${pick(sql`true`)}
    when room.view_post = 'ALL' then ${pick(isPublic)}
    else ${pick(sql`${isPublic} and entry.author_id = member.user_id`)} end`;
};

const lastEntry = sql<Date | null>`${fromVisible(
  (condition) => sql`(select entry.created_at from room_entry entry where entry.room_id = room.id and ${condition}
    order by entry.id desc limit 1)`,
)}`;

/** New entries of others that the member sees, counted up to MOST_NEW. */
const newEntries = sql<number>`least(${NEW_COUNT_LIMIT}::int, ${fromVisible(
  (condition) => sql`(select count(*)::int from (
    select entry.author_id from room_entry entry
    where entry.room_id = room.id and entry.id > member.seen_entry_id and ${condition}
    order by entry.id desc limit ${MAX_SCANNED}) newest
    where newest.author_id <> member.user_id)`,
)})`;

const memberCount = sql<number>`(select count(*)::int from room_member where room_id = room.id)`;
const adminCount = sql<number>`(select count(*)::int from room_member where room_id = room.id and is_admin)`;
const requestCount = sql<number>`case when member.is_admin then
  (select count(*)::int from room_candidate
    where room_id = room.id and status = ${sql.lit(JoinStatus.Waiting)}) else 0 end`;
const firstNames = sql<string[]>`array(
  select person.user_name from room_member other join portal_user person using (user_id)
  where other.room_id = room.id order by other.is_admin desc, person.user_name collate "C", person.user_id limit 3)`;

/** Rooms with the user's membership or request in each of them, if any. */
const withOwnMembership = (db: Db, userId: string) =>
  db
    .selectFrom('room')
    .leftJoin('room_member as member', (on) =>
      on.onRef('member.room_id', '=', 'room.id').on('member.user_id', '=', userId),
    )
    .leftJoin('room_candidate as candidate', (on) =>
      on.onRef('candidate.room_id', '=', 'room.id').on('candidate.user_id', '=', userId),
    );

/** The user's rooms that are not archived, newest first, with the number of new entries. */
export const listSideRooms = (db: Db, userId: string) =>
  db
    .selectFrom('room_member as member')
    .innerJoin('room', 'room.id', 'member.room_id')
    .select(['room.id', 'room.name', 'room.color', 'room.home_tab', newEntries.as('new_count')])
    .where('member.user_id', '=', userId)
    .where('room.archived_at', 'is', null)
    .orderBy('room.id', 'desc')
    .limit(PERSON_LIMIT.rooms)
    .execute();

type RoomQuery = { userId: string; scope: RoomScope; keyword: string; after: number };

const isOwnerless = sql<boolean>`not exists (select from room_member where room_id = room.id and is_admin)`;

/** A page of rooms, newest first, after the room with this id. */
export function listRooms(db: Db, { userId, scope, keyword, after }: RoomQuery) {
  let query = withOwnMembership(db, userId)
    .select([
      'room.id',
      'room.name',
      'room.description',
      'room.color',
      'room.home_tab',
      'room.needs_approval',
      'room.archived_at',
      'member.is_admin',
      'candidate.status',
      memberCount.as('member_count'),
      firstNames.as('first_names'),
      requestCount.as('request_count'),
      sql<number>`case when member.user_id is null then 0 else ${newEntries} end`.as('new_count'),
      sql<Date | null>`case when member.user_id is not null then ${lastEntry} end`.as('last_entry_at'),
    ])
    .where('room.archived_at', scope === 'A' ? 'is not' : 'is', null)
    .orderBy('room.id', 'desc')
    .limit(ROOM_PAGE);
  if (scope === 'O') query = query.where(isOwnerless);
  else query = query.where('member.user_id', scope === 'J' ? 'is' : 'is not', null);
  if (after !== 0) query = query.where('room.id', '<', after);
  if (keyword !== '') {
    query = query.where((row) =>
      row.or([
        nameContains('room.name', keyword),
        nameContains('room.description', keyword),
        sql<boolean>`exists (select from room_member other join portal_user person using (user_id)
          where other.room_id = room.id and ${nameContains('person.user_name', keyword)})`,
      ]),
    );
  }
  return query.execute();
}

export type ListedRoom = Awaited<ReturnType<typeof listRooms>>[number];

/** A room with its settings as one of its members sees it. */
export const findRoomInfo = (db: Db, roomId: number, userId: string) =>
  db
    .selectFrom('room_member as member')
    .innerJoin('room', 'room.id', 'member.room_id')
    .selectAll('room')
    .select([
      'member.is_admin',
      'member.alarm_mode',
      memberCount.as('member_count'),
      adminCount.as('admin_count'),
      requestCount.as('request_count'),
    ])
    .where('member.room_id', '=', roomId)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();

export type RoomDetails = NonNullable<Awaited<ReturnType<typeof findRoomInfo>>>;

/** What decides about joining a room: whether it needs approval, and how full it is. */
export const findJoinInfo = (db: Db, roomId: number) =>
  db
    .selectFrom('room')
    .select([
      'id',
      'name',
      'needs_approval',
      'archived_at',
      memberCount.as('member_count'),
      adminCount.as('admin_count'),
    ])
    .where('id', '=', roomId)
    .executeTakeFirst();

/** Inserts a room and answers its id. */
export const insertRoom = async (db: Db, row: Insertable<RoomTable>): Promise<number> =>
  (await db.insertInto('room').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Notes that what members may do changes with the change that holds the room now. */
export const noteRights = (db: Db, id: number) =>
  db
    .updateTable('room')
    .set((room) => ({ rights_no: room.ref('change_no') }))
    .where('id', '=', id)
    .execute();

/** Changes a room and increases its version. */
export const updateRoom = (db: Db, id: number, columns: Updateable<RoomTable>) =>
  db
    .updateTable('room')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

/** Deletes a room; the rows that refer to it are deleted too. */
export const deleteRoom = (db: Db, id: number) => db.deleteFrom('room').where('id', '=', id).execute();

/** Inserts a line of the record of a room. */
export const insertRecord = (
  db: Db,
  line: { room_id: number; user_id: string; action: RecordKind; detail: string; created_at: Date },
) => db.insertInto('room_record').values(line).execute();

/** Lines of the record of a room, newest first, before the line with this id. */
export function listRecord(db: Db, roomId: number, after: number) {
  let query = db
    .selectFrom('room_record as line')
    .innerJoin('portal_user as person', 'person.user_id', 'line.user_id')
    .select(['line.id', 'line.user_id', 'person.user_name', 'line.action', 'line.detail', 'line.created_at'])
    .where('line.room_id', '=', roomId);
  if (after !== 0) query = query.where('line.id', '<', after);
  return query.orderBy('line.id', 'desc').limit(ROOM_PAGE).execute();
}

/** A user's alarms about entries of a room that they do not see. */
export const listHiddenAlarms = async (db: Db, roomId: number, userId: string, sees: RawBuilder<boolean>) =>
  (
    await db
      .selectFrom('alarm')
      .innerJoin('room_entry as entry', 'entry.id', 'alarm.entry_id')
      .innerJoin('room', 'room.id', 'entry.room_id')
      .innerJoin('room_member as member', (on) =>
        on.onRef('member.room_id', '=', 'room.id').onRef('member.user_id', '=', 'alarm.user_id'),
      )
      .select('alarm.id')
      .where('alarm.room_id', '=', roomId)
      .where('alarm.user_id', '=', userId)
      .where(sql<boolean>`not ${sees}`)
      .execute()
  ).map(({ id }) => id);

/** Sends a notification to every process at commit. */
export const announce = (db: Db, channel: string, text: string) =>
  sql`select pg_notify(${channel}, ${text})`.execute(db);
