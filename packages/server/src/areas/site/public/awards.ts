import type { Ctx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { type AwardRecord, existsProject, listAwards } from '../queries/awards.ts';

/** Staff of an award: who registered its project, its sales manager and its project managers (D-24). */
export const staffOf = ({ created_by, sales_user_id, pm_ids }: AwardRecord): string[] => [
  created_by,
  sales_user_id,
  ...pm_ids,
];

/** Whether a project was ever taken. 404 for a project that does not exist. */
export async function hasAward(db: Ctx['db'], projectId: number): Promise<boolean> {
  if ((await listAwards(db, projectId)).length > 0) return true;
  return (await existsProject(db, projectId)) ? false : refuse('NOT_FOUND');
}
