import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { hasAccepted, readRequired } from '../queries/signatures.ts';

/** Refuses to complete a project without an accepted report, where '완료보고 필수' is on (D-455). */
export async function refuseWithoutReport({ db }: CallCtx, projectId: number): Promise<void> {
  if ((await readRequired(db)) && !(await hasAccepted(db, projectId))) refuse('REPORT_MISSING');
}
