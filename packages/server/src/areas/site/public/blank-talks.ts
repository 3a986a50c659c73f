import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { messageText } from '@portal/contract/messages';
import { removeStoredFiles } from '#areas/files/public/stored-files.ts';
import type { Ctx } from '#context.ts';
import { blankTexts, listWithPhotos, removePhotos } from '../queries/messages.ts';

/** Blanks the texts of the talks of some projects. Who wrote when, and who confirmed, stays. */
export async function blankTalkTexts({ db }: Ctx, projectIds: readonly number[]): Promise<void> {
  await blankTexts(db, projectIds, messageText('retention.blanked'));
}

/** Removes the photos of the talks of some projects. */
export async function blankTalkPhotos(ctx: Ctx, projectIds: readonly number[]): Promise<void> {
  const names = await removePhotos(ctx.db, await listWithPhotos(ctx.db, projectIds));
  await removeStoredFiles(ctx, FILE_RULES.talkPhoto.folder, names);
}
