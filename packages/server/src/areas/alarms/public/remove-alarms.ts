import type { Board } from '@portal/contract/areas/comments/boards';
import type { Ctx } from '../../../context.ts';
import { deleteAlarmsOf } from '../queries.ts';

/** Removes everybody's alarms of a post that is being deleted. */
export async function removeAlarms(db: Ctx['db'], board: Board, postId: string): Promise<void> {
  await deleteAlarmsOf(db, board, postId);
}
