import { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import { sql } from 'kysely';
import { type HandOver, handedOver } from '#areas/project/public/hand-over.ts';
import type { CallCtx, Ctx } from '#context.ts';
import { recordHistory } from '../comment-target.ts';
import { claimProject, replaceParts } from '../queries/write.ts';

/** Projects that somebody still has to look after. */
const UNFINISHED = [InternalStatus.InProgress] as const;

/** The unfinished internal projects of a sales manager or PM, by number. */
const selectHeld = (db: Ctx['db'], userId: string) =>
  db
    .selectFrom('internal_project')
    .select(['id', 'project_name', 'created_by', 'sales_user_id', 'pm_ids'])
    .where('deleted_at', 'is', null)
    .where('status', 'in', UNFINISHED)
    .where(sql<boolean>`(sales_user_id = ${userId} or pm_ids @> ${[userId]}::text[])`)
    .orderBy('id');

/** The names of the unfinished internal projects that a person looks after (D-507). */
export const listUnfinishedInternal = async (db: Ctx['db'], userId: string): Promise<string[]> =>
  (await selectHeld(db, userId).execute()).map(({ project_name }) => project_name);

/** Hands the unfinished internal projects of a person over, and answers their number. */
export async function handOverInternal(ctx: CallCtx, handOver: HandOver): Promise<number> {
  const held = await selectHeld(ctx.db, handOver.from.user_id).forUpdate().execute();
  for (const project of held) {
    const { salesUserId, pmUserIds, lines } = handedOver(project, handOver);
    await replaceParts(ctx.db, project.id, { pmUserIds });
    await claimProject(ctx.db, { id: project.id, from: UNFINISHED }, { sales_user_id: salesUserId });
    await recordHistory(ctx, { ...project, sales_user_id: salesUserId }, ...lines);
  }
  return held.length;
}
