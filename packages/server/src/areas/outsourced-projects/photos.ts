import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { isFileName, isStoredFileName, originalFileName } from '@portal/contract/areas/files/names';
import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { seesCustomer } from '@portal/contract/areas/outsourced-projects/policy';
import { isStaff } from '@portal/contract/core/actor';
import { MAX_PER_PROJECT } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { prefixNames } from '#areas/files/public/name-attachments.ts';
import { prepareFiles } from '#areas/files/public/save-files.ts';
import { fileRemoval, openStoredFile } from '#areas/files/public/stored-files.ts';
import type { CallCtx } from '#context.ts';
import type { Handler, PreparedHandler, PreparedWrite, UploadedFile } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { awardStateOf } from './access.ts';
import { findPhotoOwner, isUnclaimedPhoto, listLinkedPhotoNames, listPhotoUploads } from './queries/detail.ts';

const FOLDER = FILE_RULES.projectPhoto.folder;

/** Stores photos, which a registration names afterwards (D-121, D-243, D-683). */
export const uploadPhotos: PreparedHandler<typeof outsourcedProjectCalls.uploadPhotos> = {
  prepare: async (ctx) => {
    for (const { name } of ctx.uploads) {
      const owner = await findPhotoOwner(ctx.db, name);
      if (owner && owner.created_by !== ctx.actor.userId)
        refuse('FILE_EXISTS', { values: { names: originalFileName(name) } });
    }
    return preparePhotos(ctx);
  },
};

type PhotosStored = { fileNames: string[]; message: string };

async function preparePhotos(
  ctx: CallCtx & { uploads: readonly UploadedFile[] },
): Promise<PreparedWrite<PhotosStored>> {
  const files = await prefixNames(ctx, FOLDER, ctx.uploads);
  const { work, ...rest } = await prepareFiles(ctx, FILE_RULES.projectPhoto, files);
  return { ...rest, work: async (tx) => ({ fileNames: await work(tx), message: messageText('photo.uploaded') }) };
}

/**
 * Stores the photos of an edit, which names them afterwards (D-121, D-683). Every staff member may edit every project.
 */
export const uploadEditPhotos: PreparedHandler<typeof outsourcedProjectCalls.uploadEditPhotos> = {
  prepare: preparePhotos,
};

/**
 * Answers a photo to users who see the customer of the project that shows it. While no project shows it, only staff get
 * it (D-120, D-45).
 */
export const readPhoto: Handler<typeof outsourcedProjectCalls.readPhoto> = async (ctx, { name }) => {
  const owner = await findPhotoOwner(ctx.db, name);
  const isVisible = owner ? seesCustomer(ctx.actor, awardStateOf(owner)) : isStaff(ctx.actor);
  return isVisible ? openStoredFile(ctx, FOLDER, name) : null;
};

/**
 * Refuses more photos than a project may have, and names that no file can have. `linked` are the photos of this
 * project.
 */
export function refuseBadPhotoNames(names: readonly string[], linked: readonly string[] = []): void {
  const isValidName = (name: string): boolean => isFileName(name) || (linked.includes(name) && isStoredFileName(name));
  if (names.length > MAX_PER_PROJECT.photos || !names.every(isValidName)) {
    refuse('BAD_REQUEST', { field: 'ImageNameList' });
  }
}

/**
 * Refuses photos that another user uploaded or another project shows (TH10), and names that nobody uploaded (D-683).
 * `linked` are the photos of this project.
 */
export async function refuseForeignPhotos(
  ctx: CallCtx,
  names: readonly string[],
  linked: readonly string[] = [],
): Promise<void> {
  const added = names.filter((name) => !linked.includes(name));
  const shown = await listLinkedPhotoNames(ctx.db, added);
  const uploads = await listPhotoUploads(ctx.db, added);
  const isFrom = (name: string, isOwn: boolean): boolean =>
    uploads.some((upload) => upload.name === name && (upload.uploaded_by === ctx.actor.userId) === isOwn);
  const taken = added.filter((name) => shown.includes(name) || isFrom(name, false));
  if (taken.length > 0 || new Set(names).size < names.length) {
    refuse('FILE_EXISTS', { field: 'ImageNameList', values: { names: taken.map(originalFileName).join(', ') } });
  }
  if (!added.every((name) => isFrom(name, true))) {
    refuse('BAD_REQUEST', { field: 'ImageNameList', message: 'photo.notUploaded' });
  }
}

/** Removes photos that no project names any more, a day after their upload (D-121, D-154). */
export const purgePhotos = fileRemoval([{ folder: FOLDER, unclaimed: isUnclaimedPhoto }]);
