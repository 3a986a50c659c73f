import { sql } from 'kysely';
import type { FileCondition } from '#areas/files/public/stored-files.ts';
import type { Ctx } from '#context.ts';
import type { NewPhoto } from './tables.ts';

type Db = Ctx['db'];

/** The photos of an award in the order in which they were taken. */
export const listPhotosOf = (db: Db, awardId: number) =>
  db
    .selectFrom('site_photo as photo')
    .leftJoin('portal_user as person', 'person.user_id', 'photo.user_id')
    .selectAll('photo')
    .select('person.user_name')
    .where('photo.award_id', '=', awardId)
    .orderBy(({ fn }) => fn.coalesce('photo.taken_at', 'photo.received_at'))
    .orderBy('photo.id')
    .execute();

export type PhotoRecord = Awaited<ReturnType<typeof listPhotosOf>>[number];

/** The photo that a device has sent before under this id. */
export const findByEntry = (db: Db, awardId: number, entryId: string) =>
  db
    .selectFrom('site_photo')
    .select(['id', 'user_id', 'bytes', 'sha256'])
    .where('award_id', '=', awardId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();

/** A photo with its award. */
export const findPhoto = (db: Db, id: number) =>
  db.selectFrom('site_photo').select(['id', 'award_id', 'name', 'version']).where('id', '=', id).executeTakeFirst();

/** The award of the photo with this stored file. */
export const findAwardOfPhoto = async (db: Db, name: string): Promise<number | undefined> =>
  (await db.selectFrom('site_photo').select('award_id').where('name', '=', name).executeTakeFirst())?.award_id;

/** Locks the number of photos of an award until the transaction ends. */
export const lockCount = (db: Db, awardId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`photos of award ${awardId}`}, 0))`.execute(db);

/** How many photos an award has. */
export const countPhotos = async (db: Db, awardId: number): Promise<number> =>
  (
    await db
      .selectFrom('site_photo')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('award_id', '=', awardId)
      .executeTakeFirstOrThrow()
  ).total;

/** Adds a photo, and answers its id; undefined when the device has sent it before. */
export const insertPhoto = async (db: Db, row: NewPhoto): Promise<number | undefined> =>
  (
    await db
      .insertInto('site_photo')
      .values(row)
      .onConflict((conflict) => conflict.columns(['award_id', 'entry_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

/** Changes what people wrote about a photo. */
export const updateWords = (
  db: Db,
  id: number,
  words: Pick<NewPhoto, 'label' | 'caption' | 'pair_entry_id'>,
): Promise<unknown> => db.updateTable('site_photo').set(words).where('id', '=', id).execute();

/** Deletes a photo. Fails where another record refers to it. */
export const deletePhoto = (db: Db, id: number) => db.deleteFrom('site_photo').where('id', '=', id).execute();

/** Whether no photo has this stored file, as its picture or as its small one. */
export const isUnclaimedPhoto: FileCondition = ({ not, exists, selectFrom }) =>
  not(
    exists(
      selectFrom('site_photo')
        .select('name')
        .where('site_photo.name', '=', sql<string>`regexp_replace(stored_file.name, '-small$', '')`),
    ),
  );

/** Blanks the photos of some projects, and answers the names of their files. */
export const blankPhotosOf = async (db: Db, projectIds: readonly number[]): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      update site_photo blanked set name = null, caption = '', user_id = null
      from site_photo stored join outsourced_acceptance agreed on agreed.id = stored.award_id
      where blanked.id = stored.id and stored.name is not null and agreed.project_id = any(${projectIds}::bigint[])
      returning stored.name`.execute(db)
  ).rows.map(({ name }) => name);

/** How many of these entries are photos of the award. */
export const countKnown = async (db: Db, awardId: number, entryIds: readonly string[]): Promise<number> =>
  (
    await sql<{ total: number }>`
      select count(*) as total from site_photo
      where award_id = ${awardId} and entry_id = any(${entryIds}::uuid[])`.execute(db)
  ).rows[0]?.total ?? 0;
