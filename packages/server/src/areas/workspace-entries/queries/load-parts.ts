import { seoulTime } from '@portal/contract/core/dates';
import type { CallCtx } from '../../../context.ts';
import {
  countReaders,
  listAnswers,
  listAssignees,
  listCommentMentions,
  listEntryFiles,
  listMentions,
  listNextTimes,
  listOpenComments,
  listSubTasks,
} from './parts.ts';

/** Everything that hangs on a few entries, each kind read at once. */
export async function loadParts({ db, actor, now }: CallCtx, ids: readonly number[]) {
  const comments = await listOpenComments(db, ids);
  const times = await listNextTimes(db, ids, seoulTime(now()).slice(0, 16));
  return {
    assignees: await listAssignees(db, ids),
    mentions: await listMentions(db, ids),
    subTasks: await listSubTasks(db, ids),
    files: await listEntryFiles(db, ids),
    comments,
    commentMentions:
      comments.length === 0
        ? []
        : await listCommentMentions(
            db,
            comments.map(({ id }) => id),
          ),
    readers: await countReaders(db, ids, actor.userId),
    times,
    answers: times.length === 0 ? [] : await listAnswers(db, times),
  };
}
export type Parts = Awaited<ReturnType<typeof loadParts>>;
