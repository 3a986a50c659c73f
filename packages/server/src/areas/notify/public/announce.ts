import { Board } from '@portal/contract/areas/comments/boards';
import type { NotifyKey } from '@portal/contract/areas/notify/catalogue';
import { staffKeyOf } from '@portal/contract/areas/notify/staff-keys';
import type { Ctx } from '#context.ts';
import { insertEvent, insertNoticeEvents } from '../queries/events.ts';
import { cancelOffers } from '../queries/outbox.ts';

/** An event of a project. Its readers follow from its key. */
type ProjectEvent = {
  key: NotifyKey;
  projectId: number;
  /** The winner; for a new offer the company that it was withdrawn from. */
  companyId: number | null;
  /** The last history line of an edit. */
  commentId?: number;
  urgent?: boolean;
};

/** Announces an event of a project. Runs in the transaction of the change, as one row (D-380). */
export async function announceProjectEvent({ db, now }: Ctx, event: ProjectEvent): Promise<void> {
  const { key, projectId, companyId, commentId = null, urgent = false } = event;
  await insertEvent(db, {
    key,
    project_id: projectId,
    company_id: companyId,
    comment_id: commentId,
    urgent,
    created_at: now(),
  });
}

/** Announces to the users of a contractor that one of them was given a link for a new password (D-503). */
export async function announcePasswordLink({ db, now }: Ctx, companyId: number): Promise<void> {
  await insertEvent(db, { key: 'passwordLink', company_id: companyId, created_at: now() });
}

/** Cancels what still waits of an offer that is taken or withdrawn. */
export async function cancelOffersOf({ db }: Ctx, projectId: number): Promise<void> {
  await cancelOffers(db, projectId);
}

/** Announces a saved notice to contractors, once, if it is a must-read one that is shown now. */
export async function announceNotice({ db, now }: Ctx, noticeId: number): Promise<void> {
  await insertNoticeEvents(db, now(), noticeId);
}

/** A comment on a record that rang for staff. */
type RungComment = { board: Board; key: string; id: number; automatic: boolean; item_name: string; new_value: string };

/**
 * Announces a comment to the staff who have its alarm, by the channels that leave the portal. Runs in the transaction
 * of the comment, as one row. Without such a channel there is nobody to tell (D-412).
 */
export async function announceComment({ db, now, senders }: Ctx, comment: RungComment): Promise<void> {
  if (Object.keys(senders).length === 0) return;
  await insertEvent(db, {
    key: staffKeyOf(comment),
    project_id: comment.board === Board.Project ? Number(comment.key) : null,
    comment_id: comment.id,
    created_at: now(),
  });
}
