import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { sql } from 'kysely';
import type { FileCondition } from '#areas/files/public/stored-files.ts';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];
const { noticeImage: IMAGE, noticeAttachment: ATTACHMENT } = FILE_RULES;

/** Attachments of a notice in their order. */
export const listFiles = (db: Db, noticeId: number) =>
  db
    .selectFrom('notice_file')
    .innerJoin('stored_file', (on) =>
      on.onRef('stored_file.name', '=', 'notice_file.name').on('stored_file.folder', '=', ATTACHMENT.folder),
    )
    .select(['notice_file.name as fileName', 'stored_file.bytes'])
    .where('notice_file.notice_id', '=', noticeId)
    .orderBy('notice_file.position')
    .execute();

/** Those of `names` that the uploader stored and no notice names yet. */
export async function listFreeFiles(db: Db, names: readonly string[], uploaderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .leftJoin('notice_file', 'notice_file.name', 'stored_file.name')
    .select('stored_file.name')
    .where('stored_file.folder', '=', ATTACHMENT.folder)
    .where('stored_file.name', '=', sql<string>`any(${names}::text[])`)
    .where('stored_file.uploaded_by', '=', uploaderId)
    .where('notice_file.name', 'is', null)
    .execute();
  return rows.map(({ name }) => name);
}

/** Gives a notice exactly these attachments. */
export async function replaceFiles(db: Db, noticeId: number, names: readonly string[]): Promise<void> {
  await db.deleteFrom('notice_file').where('notice_id', '=', noticeId).execute();
  if (names.length === 0) return;
  await db
    .insertInto('notice_file')
    .values(names.map((name, position) => ({ notice_id: noticeId, position, name })))
    .execute();
}

/** Those of `names` that the uploader stored, or that the notice shows already. */
export async function listOwnImages(
  db: Db,
  names: readonly string[],
  { uploaderId, noticeId }: { uploaderId: string; noticeId: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('name')
    .where('folder', '=', IMAGE.folder)
    .where('name', '=', sql<string>`any(${names}::text[])`)
    .where((file) =>
      file.or([
        file('uploaded_by', '=', uploaderId),
        file.exists(
          file
            .selectFrom('notice_image')
            .select('notice_image.name')
            .whereRef('notice_image.name', '=', 'stored_file.name')
            .where('notice_image.notice_id', '=', noticeId),
        ),
      ]),
    )
    .execute();
  return rows.map(({ name }) => name);
}

/** Gives a notice exactly these pictures. A dropped picture is removed later when no other notice shows it (D-121). */
export async function replaceImages(db: Db, noticeId: number, names: readonly string[]): Promise<void> {
  await db.deleteFrom('notice_image').where('notice_id', '=', noticeId).execute();
  if (names.length === 0) return;
  await db
    .insertInto('notice_image')
    .values(names.map((name) => ({ notice_id: noticeId, name })))
    .execute();
}

/** The notice an attachment belongs to. */
export const findFileOwner = (db: Db, name: string) =>
  db
    .selectFrom('notice_file')
    .innerJoin('notice', 'notice.id', 'notice_file.notice_id')
    .selectAll('notice')
    .where('notice_file.name', '=', name)
    .executeTakeFirst();

/** The notices that show a picture. */
export const listImageOwners = (db: Db, name: string) =>
  db
    .selectFrom('notice_image')
    .innerJoin('notice', 'notice.id', 'notice_image.notice_id')
    .selectAll('notice')
    .where('notice_image.name', '=', name)
    .execute();

/** Whether the user uploaded this picture, which its editor shows before any notice does. */
export const isOwnImage = async (db: Db, name: string, uploaderId: string): Promise<boolean> =>
  (await db
    .selectFrom('stored_file')
    .select('id')
    .where('folder', '=', IMAGE.folder)
    .where('name', '=', name)
    .where('uploaded_by', '=', uploaderId)
    .executeTakeFirst()) !== undefined;

/** Whether no notice names an attachment (D-121). */
export const isUnclaimedFile: FileCondition = (file) =>
  file.not(
    file.exists(
      file.selectFrom('notice_file').select('notice_file.name').whereRef('notice_file.name', '=', 'stored_file.name'),
    ),
  );

/** Whether no notice shows a picture (D-121). */
export const isUnclaimedImage: FileCondition = (file) =>
  file.not(
    file.exists(
      file
        .selectFrom('notice_image')
        .select('notice_image.name')
        .whereRef('notice_image.name', '=', 'stored_file.name'),
    ),
  );
