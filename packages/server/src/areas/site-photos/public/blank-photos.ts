import { FILE_RULES, smallPhotoName } from '@portal/contract/areas/files/kinds';
import { removeStoredFiles } from '#areas/files/public/stored-files.ts';
import type { Ctx } from '#context.ts';
import { blankPhotosOf } from '../queries.ts';

/** Removes the files, captions and users of the photos of some projects. Label, hash and times stay (D-443). */
export async function blankSitePhotos(ctx: Ctx, projectIds: readonly number[]): Promise<void> {
  const names = await blankPhotosOf(ctx.db, projectIds);
  await removeStoredFiles(ctx, FILE_RULES.sitePhoto.folder, [...names, ...names.map(smallPhotoName)]);
}
