import type { HistoryLine } from '@portal/contract/areas/comments/automatic';
import { Board } from '@portal/contract/areas/comments/boards';
import type { CallCtx } from '../../context.ts';
import { writeHistory } from '../comments/public/write-history.ts';
import { projectPost } from '../project-parts/public/project-post.ts';
import { listPmIds, type ProjectRecord } from './queries/detail.ts';

/** Writes what an action did into the history of a project, in the call's transaction (D-74). */
export async function recordHistory(ctx: CallCtx, project: ProjectRecord, line: HistoryLine): Promise<void> {
  await writeHistory(ctx, projectPost(Board.Internal, project, await listPmIds(ctx.db, project.id)), [line]);
}
