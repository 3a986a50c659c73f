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

type Ids = readonly number[];

/** Open comments with those mentioned in them. */
async function loadTalk(db: CallCtx['db'], ids: Ids) {
  const comments = await listOpenComments(db, ids);
  const said = comments.map(({ id }) => id);
  return { comments, commentMentions: said.length === 0 ? [] : await listCommentMentions(db, said) };
}

/** The next time of each schedule with its answers. */
async function loadTimes(db: CallCtx['db'], ids: Ids, from: string) {
  const times = await listNextTimes(db, ids, from);
  return { times, answers: times.length === 0 ? [] : await listAnswers(db, times) };
}

/** Everything that hangs on a few entries, each kind read at once, and all kinds together. */
export async function loadParts({ db, actor, now }: CallCtx, ids: Ids) {
  const [talk, times, assignees, mentions, subTasks, files, readers] = await Promise.all([
    loadTalk(db, ids),
    loadTimes(db, ids, seoulTime(now()).slice(0, 16)),
    listAssignees(db, ids),
    listMentions(db, ids),
    listSubTasks(db, ids),
    listEntryFiles(db, ids),
    countReaders(db, ids, actor.userId),
  ]);
  return { ...talk, ...times, assignees, mentions, subTasks, files, readers };
}
export type Parts = Awaited<ReturnType<typeof loadParts>>;
