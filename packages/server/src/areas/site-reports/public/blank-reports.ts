import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { removeStoredFiles } from '#areas/files/public/stored-files.ts';
import type { Ctx } from '#context.ts';
import { blankRows, takePdfs } from '../queries/pdfs.ts';

/** Blanks the reports of some projects: texts, signatures and PDFs. Hashes and times stay (D-453). */
export async function blankReports(ctx: Ctx, projectIds: readonly number[]): Promise<void> {
  await removeStoredFiles(ctx, FILE_RULES.siteReport.folder, await takePdfs(ctx.db, projectIds));
  await blankRows(ctx.db, projectIds, ctx.now());
}
