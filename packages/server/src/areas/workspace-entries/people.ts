import type { Visibility } from '@portal/contract/areas/workspace/policy';
import { CHANGE_AUDIENCE, type EntryRole, type TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import type { Room } from '#areas/workspace/public/room-access.ts';
import { type AlarmRecipients, listMemberVisibility, raiseEntryAlarms } from '#areas/workspace/public/room-alarms.ts';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { listAssignees, listMentions } from './queries/parts.ts';

type EntryRef = { id: number; author_id: string; visibility: Visibility };

/** Users that a change names in a field, and those it named before, who may have left the room. */
export type NamedUsers = { field: string; userIds: readonly string[]; before?: readonly string[] };

/** Refuses users who are not members of the room, or do not see the entry. */
export async function refuseNonMembers(
  ctx: CallCtx,
  room: Room,
  entry: EntryRef,
  named: readonly NamedUsers[],
): Promise<void> {
  if (named.every(({ userIds }) => userIds.length === 0)) return;
  const members = new Map((await listMemberVisibility(ctx, room, entry)).map(({ userId, sees }) => [userId, sees]));
  for (const { field, userIds, before = [] } of named) {
    for (const userId of userIds) {
      const sees = members.get(userId);
      if (sees === undefined && !before.includes(userId)) refuse('NOT_MEMBER', { field });
      if (sees === false) refuse('CANNOT_SEE', { field });
    }
  }
}

const MAX_SUBJECT = 100;
const MAX_EXCERPT = 200;

/** The subject of an alarm about an entry. */
export const subjectOf = ({ title, content_text }: { title: string; content_text: string }): string =>
  title || content_text.slice(0, MAX_SUBJECT).toWellFormed();

type EntryText = { title: string; content_text: string };
type CommentText = { commentId: number; content: string };

/** The excerpt of an entry or comment that an alarm shows. */
export const excerptOf = (text: string): string => text.slice(0, MAX_EXCERPT).toWellFormed();

/** Raises alarms about the caller's change of an entry, or about their comment. */
export const notifyPeople = (
  ctx: CallCtx,
  { room, entry, comment }: { room: Room; entry: EntryRef & EntryText; comment?: CommentText },
  recipients: readonly AlarmRecipients[],
): Promise<void> =>
  raiseEntryAlarms(
    ctx,
    {
      room,
      entry,
      by: { userId: ctx.actor.userId, isNotified: false },
      subject: subjectOf(entry),
      excerpt: excerptOf(comment?.content ?? entry.content_text),
      ...(comment ? { commentId: comment.commentId } : {}),
    },
    recipients,
  );

/** The people of an entry in the roles of the contract. `answered` are those who had answered a moved time. */
async function peopleIn(
  { db }: CallCtx,
  entry: EntryRef,
  roles: readonly EntryRole[],
  answered: readonly string[] = [],
): Promise<string[]> {
  const find: Readonly<Record<EntryRole, () => Promise<readonly string[]>>> = {
    author: async () => [entry.author_id],
    assignees: async () => (await listAssignees(db, [entry.id])).map(({ user_id }) => user_id),
    mentioned: async () => (await listMentions(db, [entry.id])).map(({ user_id }) => user_id),
    answered: async () => answered,
  };
  return [...new Set((await Promise.all(roles.map((role) => find[role]()))).flat())];
}

type Statuses = { before: { task_status: TaskStatus | null }; after: EntryRef & { task_status: TaskStatus | null } };

/** The recipients of the alarm that a task was completed, none when this change did not complete it. */
export async function completionRecipients(ctx: CallCtx, { before, after }: Statuses): Promise<AlarmRecipients[]> {
  if (after.task_status !== 'C' || before.task_status === 'C') return [];
  return [{ kind: 'done', userIds: await peopleIn(ctx, after, CHANGE_AUDIENCE.done) }];
}

/** The recipients of the alarm that a schedule moved, whose answers are asked again. */
export const moveRecipients = async (
  ctx: CallCtx,
  entry: EntryRef,
  answered: readonly string[],
): Promise<AlarmRecipients[]> => [
  { kind: 'moved', userIds: await peopleIn(ctx, entry, CHANGE_AUDIENCE.moved, answered) },
];
