import { RECORD_KEYS, TALK_KEYS } from '@portal/contract/areas/notify/message-page';
import { isPartner } from '@portal/contract/core/actor';
import type { CallCtx } from '#context.ts';
import { markRecordRead } from '../queries/read-record.ts';

/** A record that a message is about. */
type MessageRecord = { projectId: number } | { noticeId: number };

/**
 * Marks what a contractor's user was told of a record as read by every channel: they have opened it, or answered there
 * (D-594). Its talk is read by itself. Staff have alarms instead.
 */
export async function readMessagesOf({ db, actor, now }: CallCtx, record: MessageRecord): Promise<void> {
  if (!isPartner(actor)) return;
  await markRecordRead(db, { userId: actor.userId, now: now() }, { record, keys: RECORD_KEYS });
}

/** Marks what a contractor's user was told of the talk of a project as read. */
export async function readTalkMessagesOf({ db, actor, now }: CallCtx, projectId: number): Promise<void> {
  if (!isPartner(actor)) return;
  await markRecordRead(db, { userId: actor.userId, now: now() }, { record: { projectId }, keys: TALK_KEYS });
}
