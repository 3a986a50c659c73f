import { MEMBER_LIMIT } from '@portal/contract/areas/workspace/kinds';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { RoomCandidateTable, RoomMemberTable } from '../tables.ts';

type Db = Ctx['db'];
type Membership = { is_admin: boolean; joined_at: Date };

const person = [
  'person.user_id',
  'person.user_name',
  'person.dept_name',
  'person.position',
  'person.photo_name',
] as const;

/** Staff that can be in a room. */
const staff = (db: Db) =>
  db
    .selectFrom('portal_user as person')
    .where('person.user_type', '=', 'M')
    .where('person.deleted_at', 'is', null)
    .where('person.employment', '<>', 'R');

/** All members of a room with their role and alarm mode. */
export const listAudience = (db: Db, roomId: number) =>
  db
    .selectFrom('room_member')
    .select(['user_id', 'is_admin', 'alarm_mode'])
    .where('room_id', '=', roomId)
    .orderBy('user_id')
    .execute();

/** Members, admins first. */
export const listMembers = (db: Db, roomId: number) =>
  db
    .selectFrom('room_member as member')
    .innerJoin('portal_user as person', 'person.user_id', 'member.user_id')
    .select([...person, 'member.is_admin', 'member.joined_at'])
    .where('member.room_id', '=', roomId)
    .orderBy('member.is_admin', 'desc')
    .orderBy(sql`person.user_name collate "C"`)
    .orderBy('person.user_id')
    .execute();

/** Invited users, by name. */
export const listInvited = (db: Db, roomId: number) =>
  db
    .selectFrom('room_candidate as candidate')
    .innerJoin('portal_user as person', 'person.user_id', 'candidate.user_id')
    .select([...person, 'candidate.created_at'])
    .where('candidate.room_id', '=', roomId)
    .where('candidate.status', '=', 'I')
    .orderBy(sql`person.user_name collate "C"`)
    .orderBy('person.user_id')
    .limit(MEMBER_LIMIT)
    .execute();

/** Waiting requests of the rooms that a user administers, or of one of them; oldest first. */
export function listRequests(db: Db, userId: string, roomId: number) {
  let query = db
    .selectFrom('room_member as own')
    .innerJoin('room', 'room.id', 'own.room_id')
    .innerJoin('room_candidate as candidate', 'candidate.room_id', 'room.id')
    .innerJoin('portal_user as person', 'person.user_id', 'candidate.user_id')
    .select([...person, 'candidate.created_at', 'room.id as room_id', 'room.name as room_name'])
    .where('own.user_id', '=', userId)
    .where('own.is_admin', '=', true)
    .where('candidate.status', '=', 'W')
    .where('room.archived_at', 'is', null);
  if (roomId !== 0) query = query.where('room.id', '=', roomId);
  return query.orderBy('candidate.created_at').orderBy('candidate.user_id').limit(MEMBER_LIMIT).execute();
}

/** Staff who are neither in the room nor invited, found by name, department or position. */
export function listStaffOutside(db: Db, roomId: number, keyword: string, most: number) {
  let query = staff(db)
    .select([...person])
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('room_member as member')
            .select('member.user_id')
            .where('member.room_id', '=', roomId)
            .whereRef('member.user_id', '=', 'person.user_id'),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('room_candidate as invited')
            .select('invited.user_id')
            .where('invited.room_id', '=', roomId)
            .where('invited.status', '=', 'I')
            .whereRef('invited.user_id', '=', 'person.user_id'),
        ),
      ),
    );
  if (keyword !== '') {
    query = query.where(
      sql<boolean>`strpos(lower(person.user_name || ' ' || person.dept_name || ' ' || person.position), lower(${keyword})) > 0`,
    );
  }
  return query
    .orderBy(sql`person.dept_name collate "C"`)
    .orderBy(sql`person.user_name collate "C"`)
    .orderBy('person.user_id')
    .limit(most)
    .execute();
}

/** The active staff among these users, with their names. */
export const listActiveStaff = (db: Db, userIds: readonly string[]) =>
  staff(db)
    .select(['person.user_id', 'person.user_name'])
    .where('person.user_id', '=', sql<string>`any(${userIds}::text[])`)
    .orderBy('person.user_id')
    .execute();

/** Active staff with permission M, who decide when a room has no admin. */
export const listManagers = async (db: Db): Promise<string[]> =>
  (await staff(db).select('person.user_id').where('person.permission', '=', 'M').limit(MEMBER_LIMIT).execute()).map(
    ({ user_id }) => user_id,
  );

/** Adds a member; does nothing if they are one already. Existing entries do not count as new. */
export const insertMember = (db: Db, row: Pick<RoomMemberTable, 'room_id' | 'user_id'> & Membership) =>
  db
    .insertInto('room_member')
    .values({
      ...row,
      seen_entry_id: sql<number>`coalesce((select max(id) from room_entry where room_id = ${row.room_id}), 0)`,
    })
    .onConflict((conflict) => conflict.columns(['room_id', 'user_id']).doNothing())
    .execute();

/** Deletes a membership. */
export const deleteMember = (db: Db, roomId: number, userId: string) =>
  db.deleteFrom('room_member').where('room_id', '=', roomId).where('user_id', '=', userId).executeTakeFirstOrThrow();

/** Sets whether a member is an admin. */
export const setAdmin = (db: Db, roomId: number, userId: string, isAdmin: boolean) =>
  db
    .updateTable('room_member')
    .set({ is_admin: isAdmin })
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .execute();

/** Sets which alarms of the room a member gets. */
export const setAlarmMode = (db: Db, roomId: number, userId: string, alarm_mode: 'A' | 'M' | 'N') =>
  db
    .updateTable('room_member')
    .set({ alarm_mode })
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .execute();

/** Marks entries up to this one as seen. */
export const advanceSeenEntry = (db: Db, roomId: number, userId: string, entryId: number) =>
  db
    .updateTable('room_member')
    .set({ seen_entry_id: entryId })
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .where('seen_entry_id', '<', entryId)
    .execute();

/** The request or invitation of a user, if any. */
export const findCandidate = (db: Db, roomId: number, userId: string) =>
  db
    .selectFrom('room_candidate')
    .select(['user_id', 'status'])
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Writes that a user waits or is invited, in place of the former state. */
export const putCandidate = (db: Db, row: Omit<RoomCandidateTable, 'created_at'> & { created_at: Date }) =>
  db
    .insertInto('room_candidate')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['room_id', 'user_id']).doUpdateSet({ status: row.status, created_at: row.created_at }),
    )
    .execute();

/** Deletes a request or an invitation. */
export const deleteCandidate = (db: Db, roomId: number, userId: string) =>
  db.deleteFrom('room_candidate').where('room_id', '=', roomId).where('user_id', '=', userId).execute();

/** Rooms in which a user is a member, waits or is invited. */
export const listRoomIdsOf = async (db: Db, userId: string): Promise<number[]> =>
  (
    await db
      .selectFrom('room_member')
      .select('room_id')
      .where('user_id', '=', userId)
      .union(db.selectFrom('room_candidate').select('room_id').where('user_id', '=', userId))
      .orderBy('room_id')
      .execute()
  ).map(({ room_id }) => room_id);
