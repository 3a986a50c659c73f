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

/** Older alarms have mostly been read. */
const UNREAD_DAYS = 4;

/** A project with what was written on it, oldest first. */
export type TalkedOf = {
  board: Board;
  id: number;
  subject: string;
  /** Creator, sales manager and PMs. */
  addressees: readonly string[];
  comments: readonly PlannedComment[];
};

type Placed = PlannedComment & { board: Board; postId: string; subject: string; told: readonly string[] };
type Told = Placed & { id: number };

const rowOf = (comment: Placed, parent_id: number | null): Insertable<CommentTable> => ({
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

/** Whom a comment rings for: the addressees and who wrote before, never its author (D-24). */
function withRecipients({ addressees, comments }: TalkedOf): string[][] {
  const circle = new Set(addressees);
  return comments.map(({ author, line, rings }) => {
    const told = [...circle].filter((userId) => userId !== author);
    if (line === undefined) circle.add(author);
    return rings ? told : [];
  });
}

/** One alarm per recipient of everything written in the last 14 days (D-25, D-30). */
function alarmRows(random: Random, comments: readonly Told[], staff: ReadonlySet<string>, now: Date) {
  const since = now.getTime() - ALARM_DAYS * DAY_MS;
  const unreadSince = now.getTime() - UNREAD_DAYS * DAY_MS;
  return comments
    .filter(({ at }) => at.getTime() > since)
    .flatMap(({ id, at, board, postId, subject, told }) =>
      told
        .filter((userId) => staff.has(userId))
        .map((user_id): Insertable<AlarmTable> => {
          const isUnread = at.getTime() > unreadSince || random.chance(0.2);
          const read_at = isUnread ? null : new Date(at.getTime() + DAY_MS);
          return { user_id, board, post_id: postId, comment_id: id, subject, created_at: at, read_at };
        }),
    );
}

/** Writes the history and the talk of the projects, with the alarms they raised. */
export async function loadComments({ db, now }: Ctx, random: Random, projects: readonly TalkedOf[]): Promise<void> {
  const top = projects.flatMap((project): Placed[] => {
    const told = withRecipients(project);
    const post = { board: project.board, postId: String(project.id), subject: project.subject };
    return project.comments.map((comment, place) => ({ ...comment, ...post, told: told[place] ?? [] }));
  });
  top.sort((one, other) => one.at.getTime() - other.at.getTime());
  const topIds = await insertComments(
    db,
    top.map((comment) => rowOf(comment, null)),
  );
  const stored = top.map((comment, index): Told => ({ ...comment, id: topIds[index] ?? 0 }));

  const replies = stored.flatMap((parent) =>
    parent.replies.map((reply) => {
      const told = [...new Set([...parent.told, parent.author])].filter((userId) => userId !== reply.author);
      return { ...parent, ...reply, parentId: parent.id, told };
    }),
  );
  const replyIds = await insertComments(
    db,
    replies.map((reply) => rowOf(reply, reply.parentId)),
  );
  const answered = replies.map((reply, index): Told => ({ ...reply, id: replyIds[index] ?? 0 }));

  const staff = new Set(await listActiveStaff(db));
  const alarms = alarmRows(random, [...stored, ...answered], staff, now());
  alarms.sort((one, other) => Number(one.created_at) - Number(other.created_at));
  await insertAll(db, 'alarm', alarms);
}
