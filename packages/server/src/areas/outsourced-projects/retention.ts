import { Board } from '@portal/contract/areas/comments/boards';
import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { AMOUNT_ITEMS, PHOTO_ITEM } from '@portal/contract/areas/outsourced-projects/changes';
import { STATUS_ITEM } from '@portal/contract/areas/project/changes';
import { blankedProjectName } from '@portal/contract/areas/retention/kinds';
import { blankThreads } from '#areas/comments/public/blank-threads.ts';
import { removeStoredFiles } from '#areas/files/public/stored-files.ts';
import { blankReceipts } from '#areas/receipts/public/receipts.ts';
import type { RetentionTarget } from '#areas/retention/public/target.ts';
import { blankTalkPhotos, blankTalkTexts } from '#areas/site/public/blank-talks.ts';
import { blankVisits } from '#areas/site/public/blank-visits.ts';
import { blankLogs } from '#areas/site-logs/public/blank-logs.ts';
import { blankSitePhotos } from '#areas/site-photos/public/blank-photos.ts';
import { blankReports } from '#areas/site-reports/public/blank-reports.ts';
import type { Ctx } from '#context.ts';
import { type EndedRecords, lockEnded, summarizeEnded } from '#lists/ended-records.ts';
import { blankAgreements } from './queries/agreed-changes.ts';
import {
  blankProject,
  CANCELED,
  noteSiteBlanked,
  removePhotos,
  SETTLED,
  WITH_PHOTOS,
  WITH_SITE,
} from './queries/erase-personal-data.ts';

const threadsOf = (ids: readonly number[]) => ({ board: Board.Project, keys: ids.map(String) });

/** Blanks texts and comments; amounts, days and numbers stay for accounting. */
async function blankTexts(ctx: Ctx, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await blankProject(ctx.db, id, { project_name: blankedProjectName(id), blanked_at: ctx.now() });
  }
  await blankAgreements(ctx.db, ids);
  await blankThreads(ctx, threadsOf(ids), { exceptItems: [...AMOUNT_ITEMS, STATUS_ITEM] });
}

/** Blanks photos, their bytes and their names in the history. */
async function blankPhotos(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const names = await removePhotos(ctx.db, ids, ctx.now());
  await blankThreads(ctx, threadsOf(ids), { onlyItem: PHOTO_ITEM });
  await removeStoredFiles(ctx, FILE_RULES.projectPhoto.folder, names);
}

/** Blanks what was recorded on the sites. Hashes and times stay. */
async function blankSites(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await noteSiteBlanked(ctx.db, ids, ctx.now());
  await blankTalkTexts(ctx, ids);
  await blankTalkPhotos(ctx, ids);
  await blankVisits(ctx.db, ids);
  await blankLogs(ctx.db, ids);
  await blankReceipts(ctx.db, ids);
  await blankSitePhotos(ctx, ids);
  await blankReports(ctx, ids);
}

const targetOf = (
  ending: EndedRecords,
  blank: (ctx: Ctx, ids: readonly number[]) => Promise<void>,
): RetentionTarget => ({
  summarize: (db, range) => summarizeEnded(db, ending, range),
  blank: async (ctx, range) => {
    const ids = await lockEnded<number>(ctx.db, ending, range);
    if (ids.length > 0) await blank(ctx, ids);
    return ids.map(String);
  },
});

/** How ended outsourced projects are blanked. */
export const projectRetention = {
  settled: targetOf(SETTLED, blankTexts),
  photos: targetOf(WITH_PHOTOS, blankPhotos),
  site: targetOf(WITH_SITE, blankSites),
  canceled: targetOf(CANCELED, async (ctx, ids) => {
    await blankTexts(ctx, ids);
    await blankPhotos(ctx, ids);
    await blankSites(ctx, ids);
  }),
};
