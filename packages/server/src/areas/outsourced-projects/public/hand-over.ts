import { type HandOver, handedOver } from '#areas/project/public/hand-over.ts';
import type { CallCtx, Ctx } from '#context.ts';
import { recordHistory } from '../comment-target.ts';
import { selectUnfinished, UNFINISHED } from '../queries/unfinished.ts';
import { claimProject, replaceParts } from '../queries/write.ts';

/** The names of the unfinished outsourced projects that a person looks after (D-507). */
export const listUnfinishedProjects = async (db: Ctx['db'], userId: string): Promise<string[]> =>
  (await selectUnfinished(db, userId).execute()).map(({ project_name }) => project_name);

/** Hands the unfinished outsourced projects of a person over, and answers their number. */
export async function handOverProjects(ctx: CallCtx, handOver: HandOver): Promise<number> {
  const unfinished = await selectUnfinished(ctx.db, handOver.from.user_id).forUpdate().execute();
  for (const project of unfinished) {
    const { salesUserId, pmUserIds, lines } = handedOver(project, handOver);
    await replaceParts(ctx.db, project.id, { pmUserIds });
    await claimProject(ctx.db, { id: project.id, from: UNFINISHED }, { sales_user_id: salesUserId, pm_ids: pmUserIds });
    await recordHistory(ctx, { ...project, sales_user_id: salesUserId }, ...lines);
  }
  return unfinished.length;
}
