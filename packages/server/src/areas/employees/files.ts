import type { employeeCalls } from '@portal/contract/areas/employees/calls';
import { EMPLOYEE_MENUS } from '@portal/contract/areas/employees/policy';
import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { isStoredFileName, originalFileName } from '@portal/contract/areas/files/names';
import { logReading } from '#areas/audit/public/readings.ts';
import { prepareFiles } from '#areas/files/public/save-files.ts';
import { openStoredFile, purgeUnclaimed } from '#areas/files/public/stored-files.ts';
import { refuseWithoutMenu } from '#areas/menu/public/grants.ts';
import type { CallCtx, Ctx } from '#context.ts';
import { isDuplicate } from '#db/failures.ts';
import type { Admission } from '#http/admit-upload.ts';
import type { Handler, PreparedHandler } from '#http/handlers.ts';
import { Refusal, refuse } from '#refuse.ts';
import {
  findFileOwner,
  isFreePhoto,
  isUnclaimedFile,
  isUnclaimedPhoto,
  listForeignFiles,
  replaceFiles,
} from './queries/record.ts';

/** A file belongs to one record. */
const UNIQUE_FILE = 'employee_file_name_key';
const { employeePhoto: PHOTO, employeeAttachment: ATTACHMENT } = FILE_RULES;

/** Files and forms of employees are for the holders of their menu. */
export const employeeAdmission: Admission = { admit: (ctx) => refuseWithoutMenu(ctx, EMPLOYEE_MENUS) };

/** Stores the photo of an employee, checked by its content; the save of the record names it (D-109, D-121). */
export const uploadPhoto: PreparedHandler<typeof employeeCalls.uploadPhoto> = {
  prepare: async (ctx) => {
    await refuseWithoutMenu(ctx, EMPLOYEE_MENUS);
    const { work, ...rest } = await prepareFiles(ctx, PHOTO, ctx.uploads).catch(refusePhotoType);
    const store = async (tx: CallCtx) => {
      const [fileName = ''] = await work(tx);
      return { fileName };
    };
    return { ...rest, work: store };
  },
};

/** The whole text with its hint, wherever it is refused (wire.md, People). */
function refusePhotoType(error: unknown): never {
  if (error instanceof Refusal && error.code === 'FILE_TYPE') refuse('FILE_TYPE', { message: 'employee.photo.type' });
  throw error;
}

/** Stores attachments, up to ten at once; executable ones are refused (EMP-75, EMP-76, TH11b). */
export const uploadAttachments: PreparedHandler<typeof employeeCalls.uploadAttachments> = {
  prepare: async (ctx) => {
    await refuseWithoutMenu(ctx, EMPLOYEE_MENUS);
    const { work, ...rest } = await prepareFiles(ctx, ATTACHMENT, ctx.uploads);
    return { ...rest, work: async (tx) => ({ fileNames: await work(tx) }) };
  },
};

/** An attachment for who may open the living record that names it, under the name it was sent with (D-125). */
export const download: Handler<typeof employeeCalls.download> = async (ctx, { fileName }) => {
  await refuseWithoutMenu(ctx, EMPLOYEE_MENUS);
  const owner = await findFileOwner(ctx.db, fileName);
  if (!owner || owner.deleted_at !== null || owner.company_id !== ctx.actor.companyId) return null;
  const name = originalFileName(fileName);
  await logReading(ctx, {
    task: 'employee-file',
    subject: { id: owner.user_id, name: owner.user_name },
    items: [name],
  });
  const file = await openStoredFile(ctx, ATTACHMENT.folder, fileName);
  return file && { ...file, name };
};

/** A photo for everybody with a session (D-120). */
export const readPhoto: Handler<typeof employeeCalls.readPhoto> = (ctx, { name }) =>
  openStoredFile(ctx, PHOTO.folder, name);

/** Attachment names as they travel, joined by a comma (DATA-40). */
const splitNames = (joined: string): string[] =>
  joined
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Gives a record exactly these attachments: its own and what the caller has uploaded, ten in all. */
export async function claimFiles(ctx: CallCtx, userId: string, joined: string, held: readonly string[]): Promise<void> {
  const field = 'AttachFiles';
  const names = splitNames(joined);
  if (names.length > ATTACHMENT.files) refuse('FILE_COUNT', { field, values: { most: ATTACHMENT.files } });
  if (!names.every(isStoredFileName)) refuse('BAD_REQUEST', { field });
  const added = names.filter((name) => !held.includes(name));
  const foreign = added.length === 0 ? [] : await listForeignFiles(ctx.db, added, ctx.actor.userId);
  if (foreign.length > 0 || new Set(names).size < names.length) {
    refuse('FILE_EXISTS', { field, values: { names: foreign.join(', ') } });
  }
  await replaceFiles(ctx.db, userId, names).catch((error: unknown) => {
    // Another record claimed one of them between the look and the write.
    throw isDuplicate(error, UNIQUE_FILE)
      ? refuse('FILE_EXISTS', { field, values: { names: added.join(', ') } })
      : error;
  });
}

/** Refuses a photo that the caller has not uploaded, or that somebody else's record shows. */
export async function refuseForeignPhoto(ctx: CallCtx, name: string, held: string): Promise<void> {
  if (name === '' || name === held) return;
  if (!(await isFreePhoto(ctx.db, name, ctx.actor.userId))) refuse('BAD_REQUEST', { field: 'UserPhoto' });
}

/** Removes files that no record names, a day after their upload (D-121). */
export async function purgeEmployeeFiles(ctx: Ctx): Promise<void> {
  await purgeUnclaimed(ctx, PHOTO.folder, isUnclaimedPhoto);
  await purgeUnclaimed(ctx, ATTACHMENT.folder, isUnclaimedFile);
}
