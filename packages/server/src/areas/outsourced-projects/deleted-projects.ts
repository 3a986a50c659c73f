import { logDeletion } from '#areas/audit/public/log.ts';
import { loggedProject } from '#areas/project/public/logged-project.ts';
import type { DeletedTarget } from '#areas/retention/public/deleted-target.ts';
import { pageDeleted } from '#lists/deleted-records.ts';
import { refuseBlanked } from '#records/edits.ts';
import { refuse } from '#refuse.ts';
import { findDeletedForUpdate } from './queries/detail.ts';
import { restoreProject } from './queries/restore.ts';

/** Deleted projects, which come back in the state in which they were deleted (D-521). */
export const deletedProjects: DeletedTarget = {
  period: 'canceled',
  page: (db, page) => pageDeleted(db, { table: 'outsourced_project', name: 'project_name', ends: true }, page),
  restore: async (ctx, id, reason) => {
    const project = (await findDeletedForUpdate(ctx.db, id)) ?? refuse('NOT_FOUND');
    if (project.deleted_at === null) refuse('ALREADY_RESTORED');
    refuseBlanked(project);
    await restoreProject(ctx.db, id);
    await logDeletion(ctx, { ...loggedProject('outsourced', id), action: '삭제 취소', reason });
  },
};
