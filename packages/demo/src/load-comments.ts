import { ALARM_DAYS } from '@portal/contract/areas/alarms/feed';
import type { Board } from '@portal/contract/areas/comments/boards';
import { DAY_MS } from '@portal/contract/core/dates';
import type { AlarmTable } from '@portal/server/areas/alarms/tables';
import type { CommentTable } from '@portal/server/areas/comments/tables';
import type { Ctx } from '@portal/server/context';
import type { Insertable } from 'kysely';
import type { PlannedComment } from './comments.ts';
import { insertAll, insertComments, listActiveStaff } from './queries.ts';
import type { Random } from './random.ts';

/** Alarms older than this are mostly read. */
const UNREAD_DAYS = 4;

/** A project or a notice with its comments, oldest first. */
export type CommentedRecord = {
  board: Board;
  id: number;
  subject: string;
  /** Users who get alarms of the comments, such as creator, sales manager and PMs. */
  addressees: readonly string[];
  comments: readonly PlannedComment[];
};

type NewComment = PlannedComment & { board: Board; postId: string; subject: string; recipients: readonly string[] };
type InsertedComment = NewComment & { id: number };

const rowOf = (comment: NewComment, parent_id: number | null): Insertable<CommentTable> => ({
  board: comment.board,
  post_id: comment.postId,
  parent_id,
  automatic: comment.line !== undefined,
  user_id: comment.author,
  content: comment.content,
  item_name: comment.line?.itemName ?? '',
  origin_value: comment.line?.originValue ?? '',
  new_value: comment.line?.newValue ?? '',
  change_reason: comment.line?.changeReason ?? '',
  created_at: comment.at,
});

/** Recipients of each comment's alarm: the addressees and earlier authors, but never its own author (D-24). */
function recipientsOf({ addressees, comments }: CommentedRecord): string[][] {
  const participants = new Set(addressees);
  return comments.map(({ author, line, raisesAlarm }) => {
    const recipients = [...participants].filter((userId) => userId !== author);
    if (line === undefined) participants.add(author);
    return raisesAlarm ? recipients : [];
  });
}

/** One alarm for each recipient of the comments of the last 14 days (D-25, D-30). */
function alarmRows(random: Random, comments: readonly InsertedComment[], staff: ReadonlySet<string>, now: Date) {
  const since = now.getTime() - ALARM_DAYS * DAY_MS;
  const unreadSince = now.getTime() - UNREAD_DAYS * DAY_MS;
  return comments
    .filter(({ at }) => at.getTime() > since)
    .flatMap(({ id, at, board, postId, subject, recipients }) =>
      recipients
        .filter((userId) => staff.has(userId))
        .map((user_id): Insertable<AlarmTable> => {
          const isUnread = at.getTime() > unreadSince || random.chance(0.2);
          const read_at = isUnread ? null : new Date(at.getTime() + DAY_MS);
          return { user_id, board, post_id: postId, comment_id: id, subject, created_at: at, read_at };
        }),
    );
}

/** Inserts the comments, their replies and the alarms they raise. */
export async function loadComments(
  { db, now }: Ctx,
  random: Random,
  projects: readonly CommentedRecord[],
): Promise<void> {
  const top = projects.flatMap((project): NewComment[] => {
    const recipients = recipientsOf(project);
    const post = { board: project.board, postId: String(project.id), subject: project.subject };
    return project.comments.map((comment, index) => ({ ...comment, ...post, recipients: recipients[index] ?? [] }));
  });
  top.sort((one, other) => one.at.getTime() - other.at.getTime());
  const topIds = await insertComments(
    db,
    top.map((comment) => rowOf(comment, null)),
  );
  const stored = top.map((comment, index): InsertedComment => ({ ...comment, id: topIds[index] ?? 0 }));

  const replies = stored.flatMap((parent) =>
    parent.replies.map((reply) => {
      const recipients = [...new Set([...parent.recipients, parent.author])].filter(
        (userId) => userId !== reply.author,
      );
      return { ...parent, ...reply, parentId: parent.id, recipients };
    }),
  );
  const replyIds = await insertComments(
    db,
    replies.map((reply) => rowOf(reply, reply.parentId)),
  );
  const answered = replies.map((reply, index): InsertedComment => ({ ...reply, id: replyIds[index] ?? 0 }));

  const staff = new Set(await listActiveStaff(db));
  const alarms = alarmRows(random, [...stored, ...answered], staff, now());
  alarms.sort((one, other) => Number(one.created_at) - Number(other.created_at));
  await insertAll(db, 'alarm', alarms);
}
