import { TALK_PAGE } from '@portal/contract/areas/site/talk';
import { UserType } from '@portal/contract/core/actor';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { FileCondition } from '#areas/files/public/stored-files.ts';
import type { Ctx } from '#context.ts';
import { isEmployedStaff } from '#db/employed-staff.ts';
import type { SiteMessageTable } from '../tables.ts';

type Db = Ctx['db'];

export type TalkRecord = {
  id: number;
  user_id: string;
  side: UserType;
  user_name: string;
  position: string;
  content: string;
  photos: string[];
  asks: boolean;
  automatic: boolean;
  confirmer_name: string | null;
  confirmer_position: string | null;
  confirmed_at: Date | null;
  created_at: Date;
  written_at: Date | null;
  edited_at: Date | null;
  deleted_at: Date | null;
  read_count: number;
  version: number;
};

/** The talk of an award, and who takes part in it. */
type Talk = { awardId: number; companyId: number };

/**
 * A page of the talk, oldest first, and the cursor of the older one. Readers of the other side are counted from their
 * newest message read.
 */
export async function pageMessages(db: Db, { awardId, companyId }: Talk, before: number) {
  const { rows } = await sql<TalkRecord>`
    with page as (
      select * from site_message where award_id = ${awardId} and (${before} = 0 or id < ${before}::bigint)
      order by id desc limit ${sql.lit(TALK_PAGE + 1)}),
    readers as materialized (
      select u.user_type, r.message_id from site_reading r join portal_user u on u.user_id = r.user_id
      where r.award_id = ${awardId} and u.deleted_at is null
        and (u.user_type = ${sql.lit(UserType.Staff)} or u.company_id = ${companyId}))
    select m.id, m.user_id, m.side, m.content, m.asks, m.confirmed_at, m.created_at, m.written_at,
      m.edited_at, m.deleted_at, m.version, m.automatic,
      author.user_name, author.position, confirmer.user_name as confirmer_name,
      confirmer.position as confirmer_position,
      array(select name from site_message_photo photo where photo.message_id = m.id order by photo.position) as photos,
      (select count(*) from readers where readers.user_type <> m.side and readers.message_id >= m.id) as read_count
    from page m
      join portal_user author on author.user_id = m.user_id
      left join portal_user confirmer on confirmer.user_id = m.confirmed_by
    order by m.id`.execute(db);
  const messages = rows.slice(-TALK_PAGE);
  return { messages, before: rows.length > TALK_PAGE ? (messages[0]?.id ?? 0) : 0 };
}

type Counted = { staff: number; company: number; messages: number; unread: number; staff_name: string };
type Asking = { userId: string; userType: UserType; staffIds: readonly string[]; createdBy: string };

/** The numbers of people and of messages, and of those of the other side that the caller has not read. */
export async function countTalk(db: Db, { awardId, companyId }: Talk, asking: Asking): Promise<Counted> {
  const { userId, userType, staffIds, createdBy } = asking;
  const { rows } = await sql<Counted>`
    select
      (select count(*) from portal_user u where ${isEmployedStaff('u')}
        and (u.user_id = any(${staffIds}::text[])
          or u.user_id in (select user_id from site_reading where award_id = ${awardId}))) as staff,
      (select count(*) from portal_user u
        where u.user_type = ${sql.lit(UserType.Partner)} and u.company_id = ${companyId}
          and u.deleted_at is null) as company,
      (select count(*) from site_message where award_id = ${awardId} and deleted_at is null) as messages,
      (select count(*) from site_message where award_id = ${awardId} and deleted_at is null and side <> ${userType}
        and id > coalesce(
          (select message_id from site_reading where award_id = ${awardId} and user_id = ${userId}), 0)) as unread,
      coalesce((select c.name from portal_user u join company c on c.id = u.company_id
        where u.user_id = ${createdBy}), '') as staff_name`.execute(db);
  return rows[0] ?? { staff: 0, company: 0, messages: 0, unread: 0, staff_name: '' };
}

/** The message that a device has sent before under this id. */
export const findByEntry = (db: Db, awardId: number, entryId: string) =>
  db
    .selectFrom('site_message')
    .select(['id', 'user_id'])
    .where('award_id', '=', awardId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();

/** Adds a message, and answers its id; undefined when the device has sent it before. */
export const insertMessage = async (db: Db, row: Insertable<SiteMessageTable>): Promise<number | undefined> =>
  (
    await db
      .insertInto('site_message')
      .values(row)
      .onConflict((conflict) => conflict.columns(['award_id', 'entry_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

const messageOf = (db: Db, id: number) => db.selectFrom('site_message').selectAll().where('id', '=', id);

/** Finds a message. */
export const findMessage = (db: Db, id: number) => messageOf(db, id).executeTakeFirst();

/** Finds a message and locks it, so that two confirmations do not both count. */
export const lockMessage = (db: Db, id: number) => messageOf(db, id).forUpdate().executeTakeFirst();

export type MessageRecord = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** Changes a message. */
export const updateMessage = (db: Db, id: number, columns: Updateable<SiteMessageTable>) =>
  db.updateTable('site_message').set(columns).where('id', '=', id).execute();

/** Adds the photos of a message, in their order. */
export const insertPhotos = (db: Db, messageId: number, names: readonly string[]) =>
  db
    .insertInto('site_message_photo')
    .values(names.map((name, position) => ({ message_id: messageId, position, name })))
    .execute();

/** How many photos a message has. */
export const countPhotos = async (db: Db, messageId: number): Promise<number> =>
  (
    await db
      .selectFrom('site_message_photo')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('message_id', '=', messageId)
      .executeTakeFirstOrThrow()
  ).total;

/** Takes the photos from messages and answers their names. */
export const removePhotos = async (db: Db, messageIds: readonly number[]): Promise<string[]> =>
  (
    await db
      .deleteFrom('site_message_photo')
      .where('message_id', '=', sql<number>`any(${messageIds}::bigint[])`)
      .returning('name')
      .execute()
  ).map(({ name }) => name);

/** The award of the message that shows a photo. */
export const findAwardOfPhoto = async (db: Db, name: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('site_message_photo as photo')
      .innerJoin('site_message as message', 'message.id', 'photo.message_id')
      .select('message.award_id')
      .where('photo.name', '=', name)
      .executeTakeFirst()
  )?.award_id;

/** Whether no message names a stored photo. */
export const isUnclaimedPhoto: FileCondition = ({ not, exists, selectFrom }) =>
  not(exists(selectFrom('site_message_photo').select('name').whereRef('name', '=', 'stored_file.name')));

/** Notes that a user has read up to a message; false when they had before. */
export async function advanceReading(
  db: Db,
  { awardId, userId, messageId, now }: { awardId: number; userId: string; messageId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into site_reading (award_id, user_id, message_id, read_at)
    values (${awardId}, ${userId}, ${messageId}, ${now})
    on conflict (award_id, user_id) do update set message_id = excluded.message_id, read_at = excluded.read_at
      where site_reading.message_id < excluded.message_id
    returning user_id`.execute(db);
  return rows.length > 0;
}

/** Blanks the talks of some projects, also messages with photos alone. Author, time and confirmation stay. */
export const blankTexts = (db: Db, projectIds: readonly number[], text: string) =>
  sql`
    update site_message set content = ${text}
    where deleted_at is null and award_id in (
      select id from outsourced_acceptance where project_id = any(${projectIds}::bigint[]))`.execute(db);

/** The messages with photos in the talks of some projects. */
export const listWithPhotos = async (db: Db, projectIds: readonly number[]): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select distinct m.id from site_message m
        join site_message_photo photo on photo.message_id = m.id
        join outsourced_acceptance agreed on agreed.id = m.award_id
      where agreed.project_id = any(${projectIds}::bigint[])`.execute(db)
  ).rows.map(({ id }) => id);
