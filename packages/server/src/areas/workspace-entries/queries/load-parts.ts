import { ENTRY_LIMIT, SHOWN_SUB_TASKS } from '@portal/contract/areas/workspace-entries/kinds';
import { seoulTime } from '@portal/contract/core/dates';
import type { CallCtx } from '#context.ts';
import {
  countReaders,
  countSubTasks,
  listAnswers,
  listAssignees,
  listCommentMentions,
  listEntryFiles,
  listMentions,
  listNewestComments,
  listNextTimes,
  listReactions,
  listSubTasks,
  listTexts,
} from './parts.ts';

type Ids = readonly number[];

/** The newest comments of each entry, and the users mentioned in them. */
async function loadComments(db: CallCtx['db'], ids: Ids) {
  const comments = await listNewestComments(db, ids);
  const commentIds = comments.map(({ id }) => id);
  return { comments, commentMentions: commentIds.length === 0 ? [] : await listCommentMentions(db, commentIds) };
}

/** The next time of each schedule with its answers. */
async function loadTimes(db: CallCtx['db'], ids: Ids, from: string) {
  const times = await listNextTimes(db, ids, from);
  return { times, answers: times.length === 0 ? [] : await listAnswers(db, times) };
}

/** The first sub-tasks of each task, and how many there are. */
export async function loadSubTasks(db: CallCtx['db'], ids: Ids, most: number) {
  const [subTasks, subTaskCounts] = await Promise.all([listSubTasks(db, ids, most), countSubTasks(db, ids)]);
  return { subTasks, subTaskCounts };
}

/**
 * Loads all parts of a few entries; each kind takes one query, and all run in parallel. Without `isWhole` long contents
 * and lists of sub-tasks are cut (D-200).
 */
export async function loadParts({ db, actor, now }: CallCtx, ids: Ids, isWhole: boolean) {
  const [commentParts, times, tasks, texts, assignees, mentions, files, readers, reactions] = await Promise.all([
    loadComments(db, ids),
    loadTimes(db, ids, seoulTime(now()).slice(0, 16)),
    loadSubTasks(db, ids, isWhole ? ENTRY_LIMIT.subTasks : SHOWN_SUB_TASKS),
    listTexts(db, ids, isWhole),
    listAssignees(db, ids),
    listMentions(db, ids),
    listEntryFiles(db, ids),
    countReaders(db, ids, actor.userId),
    listReactions(db, ids, actor.userId),
  ]);
  return { ...commentParts, ...times, ...tasks, texts, assignees, mentions, files, readers, reactions };
}
export type Parts = Awaited<ReturnType<typeof loadParts>>;
