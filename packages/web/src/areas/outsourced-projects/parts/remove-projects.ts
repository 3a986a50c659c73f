import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { messageText } from '@portal/contract/messages/catalogue';
import { call } from '../../../lib/call.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import { Refusal } from '../../../lib/refusal.ts';

/** A project that could not be deleted, and why. */
export type RefusedRemoval = { id: number; projectName: string; reason: string };

type Target = Pick<ProjectRow, 'id' | 'projectName'>;

/** Calls under way at the same time: parallel as stated, without a thousand at once. */
const AT_ONCE = 6;

async function removeOne(target: Target): Promise<RefusedRemoval | null> {
  try {
    await call('Construction/construction-delete', { Id: target.id });
    return null;
  } catch (error) {
    logFailure(`delete project ${target.id}`, error);
    const reason = error instanceof Refusal ? error.message : messageText('common.requestFailed');
    return { id: target.id, projectName: target.projectName, reason };
  }
}

/** One call per project, some in parallel; answers the refused ones in the list's order (OUT-26, OUT-27, D-50). */
export async function removeProjects(targets: readonly Target[]): Promise<RefusedRemoval[]> {
  const results: (RefusedRemoval | null)[] = [];
  const waiting = targets.map((target, index) => ({ target, index }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next.index] = await removeOne(next.target);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results.filter((result) => result !== null);
}
