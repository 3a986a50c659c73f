import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { hasUnrated } from '@portal/contract/areas/outsourced-projects/evaluation';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import type { Handler } from '../../http/handlers.ts';
import { refuse } from '../../refuse.ts';
import { holdProject } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { moveStatus } from './move-status.ts';
import { readParts } from './queries/detail.ts';
import { replaceScores } from './queries/write.ts';
import { sentScores } from './sent-scores.ts';

/** Completes an awarded project and freezes its first checklist, once every item is rated (T8, EVAL-08, D-61). */
export const complete: Handler<typeof outsourcedProjectCalls.complete> = async (ctx, input) => {
  const project = await holdProject(ctx, input.Id);
  const scores = sentScores(await readParts(ctx.db, project.id), 1, input.CheckLists);
  if (hasUnrated(scores.filter((line) => line.active))) refuse('UNEVALUATED', { field: 'CheckLists' });
  await moveStatus(ctx, 'complete', project.id, { completed_at: ctx.now() });
  await replaceScores(ctx.db, project.id, scores);
  await recordHistory(ctx, project, projectHistory.completed());
};
