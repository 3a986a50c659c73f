import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { seoulTime } from '@portal/contract/core/dates';
import type { CallCtx } from '../../context.ts';
import type { Room } from '../workspace/public/room-access.ts';
import {
  countReaders,
  listAnswers,
  listAssignees,
  listCommentMentions,
  listEntries,
  listEntryFiles,
  listMentions,
  listNextTimes,
  listOpenComments,
  listSubTasks,
} from './queries/parts.ts';
import { viewEntry } from './view.ts';

/** Everything that hangs on a few entries, each kind read at once. */
async function loadParts({ db, actor, now }: CallCtx, ids: readonly number[]) {
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

/** Entries of these rooms, which the caller sees, in the order of their ids. */
export async function readEntries(ctx: CallCtx, rooms: readonly Room[], ids: readonly number[]): Promise<EntryRow[]> {
  if (ids.length === 0) return [];
  const parts = await loadParts(ctx, ids);
  const found = new Map((await listEntries(ctx.db, ids)).map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => {
    const entry = found.get(id);
    const room = rooms.find((one) => one.id === entry?.room_id);
    return entry && room ? [viewEntry(room, entry, parts)] : [];
  });
}
