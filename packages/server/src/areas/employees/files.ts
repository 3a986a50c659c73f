import type { employeeCalls } from '@portal/contract/areas/employees/calls';
import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { isStoredFileName, originalFileName } from '@portal/contract/areas/files/names';
import { EMPLOYEE_MENUS } from '@portal/contract/areas/menu/keys';
import { logReading } from '#areas/audit/public/readings.ts';
import { prefixNames } from '#areas/files/public/name-attachments.ts';
import { prepareFiles } from '#areas/files/public/save-files.ts';
import { fileRemoval, openStoredFile } from '#areas/files/public/stored-files.ts';
import { refuseWithoutMenu } from '#areas/menu/public/grants.ts';
import type { CallCtx } from '#context.ts';
import { isDuplicate } from '#db/failures.ts';
import type { Handler, PreparedHandler } from '#http/handler-types.ts';
import type { Admission } from '#http/upload/admit-upload.ts';
import { Refusal, refuse } from '#refuse.ts';
import {
  findFileOwner,
  isFreePhoto,
  isUnclaimedFile,
  isUnclaimedPhoto,
  listForeignFiles,
  replaceFiles,
} from './queries/record.ts';

/** The unique constraint by which a file belongs to one record. */
const UNIQUE_FILE = 'employee_file_name_key';
const { employeePhoto: PHOTO, employeeAttachment: ATTACHMENT } = FILE_RULES;

/** Admits uploads of callers who have the menu of employees. */
export const employeeAdmission: Admission = { admit: (ctx) => refuseWithoutMenu(ctx, EMPLOYEE_MENUS) };

/** Stores the photo of an employee, checked by its content. Saving the record claims it (D-109, D-121). */
export const uploadPhoto: PreparedHandler<typeof employeeCalls.uploadPhoto> = {
  prepare: async (ctx) => {
    await refuseWithoutMenu(ctx, EMPLOYEE_MENUS);
    const files = await prefixNames(ctx, PHOTO.folder, ctx.uploads);
    const { work, ...rest } = await prepareFiles(ctx, PHOTO, files).catch(refusePhotoType);
    const store = async (tx: CallCtx) => {
      const [fileName = ''] = await work(tx);
      return { fileName };
    };
    return { ...rest, work: store };
  },
};

/** Refuses a wrong kind of file with the longer message for photos (wire.md, People). */
function refusePhotoType(error: unknown): never {
  const isKind = error instanceof Refusal && (error.shown === 'FILE_TYPE' || error.shown === 'photo.kind');
  if (isKind) refuse('FILE_TYPE', { message: 'employee.photo.type' });
  throw error;
}

/** Stores up to ten attachments. Executable files are refused (EMP-75, EMP-76, TH11b). */
export const uploadAttachments: PreparedHandler<typeof employeeCalls.uploadAttachments> = {
  prepare: async (ctx) => {
    await refuseWithoutMenu(ctx, EMPLOYEE_MENUS);
    const files = await prefixNames(ctx, ATTACHMENT.folder, ctx.uploads);
    const { work, ...rest } = await prepareFiles(ctx, ATTACHMENT, files);
    return { ...rest, work: async (tx) => ({ fileNames: await work(tx) }) };
  },
};

/** Opens an attachment under its original name, if the caller may open its record. Null otherwise (D-125). */
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

/** Opens a photo. Every signed-in user may see it (D-120). */
export const readPhoto: Handler<typeof employeeCalls.readPhoto> = (ctx, { name }) =>
  openStoredFile(ctx, PHOTO.folder, name);

/** Splits attachment names, which are joined by commas on the wire (DATA-40). */
const splitNames = (joined: string): string[] =>
  joined
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Sets the attachments of a record: its own ones and uploads of the caller, at most ten. */
export async function claimFiles(
  ctx: CallCtx,
  userId: string,
  joined: string,
  stored: readonly string[],
): Promise<void> {
  const field = 'AttachFiles';
  const names = splitNames(joined);
  if (names.length > ATTACHMENT.files) refuse('FILE_COUNT', { field, values: { most: ATTACHMENT.files } });
  if (!names.every(isStoredFileName)) refuse('BAD_REQUEST', { field });
  const added = names.filter((name) => !stored.includes(name));
  const foreign = added.length === 0 ? [] : await listForeignFiles(ctx.db, added, ctx.actor.userId);
  if (foreign.length > 0 || new Set(names).size < names.length) {
    refuse('FILE_EXISTS', { field, values: { names: foreign.map(originalFileName).join(', ') } });
  }
  await replaceFiles(ctx.db, userId, names).catch((error: unknown) => {
    // Another record claimed one of the files between the check and the write.
    throw isDuplicate(error, UNIQUE_FILE)
      ? refuse('FILE_EXISTS', { field, values: { names: added.map(originalFileName).join(', ') } })
      : error;
  });
}

/** Refuses a photo that the caller has not uploaded, or that another user's record shows. */
export async function refuseForeignPhoto(ctx: CallCtx, name: string, stored: string): Promise<void> {
  if (name === '' || name === stored) return;
  if (!(await isFreePhoto(ctx.db, name, ctx.actor.userId))) refuse('BAD_REQUEST', { field: 'UserPhoto' });
}

/** Removes unclaimed photos and attachments, a day after their upload (D-121). */
export const purgeEmployeeFiles = fileRemoval([
  { folder: PHOTO.folder, unclaimed: isUnclaimedPhoto },
  { folder: ATTACHMENT.folder, unclaimed: isUnclaimedFile },
]);
