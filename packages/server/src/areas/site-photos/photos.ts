import { FILE_RULES, sitePhotoName, smallPhotoName } from '@portal/contract/areas/files/kinds';
import type { photoCalls } from '@portal/contract/areas/site-photos/calls';
import { arePhotosOpen, photoAccess } from '@portal/contract/areas/site-photos/photos';
import { isPartner } from '@portal/contract/core/actor';
import { openArchive } from '#areas/files/public/archive.ts';
import { openStoredFile, removeStoredFiles } from '#areas/files/public/stored-files.ts';
import { awardsFor, lockOpenAward, reachAward, reachNewestAward } from '#areas/site/public/access.ts';
import type { CallCtx } from '#context.ts';
import { isReferenced } from '#db/failures.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse } from '#refuse.ts';
import { deletePhoto, findAwardOfPhoto, findPhoto, listPhotosOf, updateWords } from './queries.ts';
import { archivedName, viewPhoto } from './view.ts';

type Calls = typeof photoCalls;

/** Lists the photos of an award. A company whose site is closed gets none (D-433). */
export const listPhotos: Handler<Calls['listPhotos']> = async (ctx, { Id, AwardId }) => {
  const { award, access } = await (AwardId === 0 ? reachNewestAward(ctx, Id) : reachAward(ctx, AwardId));
  if (award.project_id !== Id) refuse('NOT_FOUND');
  const [photos, awards] = await Promise.all([
    access === 'closed' ? [] : listPhotosOf(ctx.db, award.id),
    awardsFor(ctx, Id),
  ]);
  return {
    rows: photos.map(viewPhoto),
    meta: {
      awardId: award.id,
      companyName: award.company_name,
      access: photoAccess(access, award.status, isPartner(ctx.actor)),
      awards,
    },
  };
};

/** A photo that is to be changed as the caller has seen it. Its award stays open until the transaction ends. */
async function lockOpenPhoto(ctx: CallCtx, { PhotoId, Version }: { PhotoId: number; Version?: number | undefined }) {
  const found = (await findPhoto(ctx.db, PhotoId)) ?? refuse('NOT_FOUND');
  const award = await lockOpenAward(ctx, found.award_id);
  if (!arePhotosOpen(award.status)) refuse('SITE_CLOSED');
  const photo = (await findPhoto(ctx.db, PhotoId)) ?? refuse('NOT_FOUND');
  refuseStale(Version, photo);
  return photo;
}

/** Changes what is written about a photo. */
export const editPhoto: Handler<Calls['editPhoto']> = async (ctx, input) => {
  const { Label, Caption, PairEntryId } = input;
  const { id } = await lockOpenPhoto(ctx, input);
  await updateWords(ctx.db, id, { label: Label, caption: Caption, pair_entry_id: PairEntryId || null });
};

/** Deletes a photo with its files, unless another record refers to it. */
export const removePhoto: Handler<Calls['removePhoto']> = async (ctx, input) => {
  const { id, name } = await lockOpenPhoto(ctx, input);
  try {
    await deletePhoto(ctx.db, id);
  } catch (error) {
    throw isReferenced(error) ? refuse('PHOTO_USED') : error;
  }
  if (name !== null) await removeStoredFiles(ctx, FILE_RULES.sitePhoto.folder, [name, smallPhotoName(name)]);
};

/** Answers a photo, or its small picture, to those who may read the records of its site. */
export const readSitePhoto: Handler<Calls['readSitePhoto']> = async (ctx, { name }) => {
  const awardId = await findAwardOfPhoto(ctx.db, sitePhotoName(name));
  if (awardId === undefined) return null;
  const { access } = await reachAward(ctx, awardId);
  return access === 'closed' ? null : openStoredFile(ctx, FILE_RULES.sitePhoto.folder, name);
};

/** Answers all photos of an award as one archive, named by label and time (D-443). */
export const downloadPhotos: Handler<Calls['downloadPhotos']> = async (ctx, { AwardId }) => {
  const { award } = await reachAward(ctx, AwardId);
  const photos = new Map((await listPhotosOf(ctx.db, award.id)).map((photo) => [photo.name ?? '', photo]));
  photos.delete('');
  return openArchive(ctx, {
    folder: FILE_RULES.sitePhoto.folder,
    names: [...photos.keys()],
    archiveName: `${award.project_name}.zip`,
    nameOf: ({ name, mime }) => archivedName(photos.get(name), mime),
  });
};
