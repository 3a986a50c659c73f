import { ConfirmStatus } from '@portal/contract/areas/alarms/lists';
import type { InboxRow, notifyCalls } from '@portal/contract/areas/notify/calls';
import type { notifyChoiceCalls } from '@portal/contract/areas/notify/choice-calls';
import type { interestCalls } from '@portal/contract/areas/notify/interest-calls';
import type { outboxCalls } from '@portal/contract/areas/notify/outbox-calls';
import type { CallCtx } from '#context.ts';
import type { Handler, Routes } from '#http/handler-types.ts';
import { readInterest, saveInterest } from './interests.ts';
import { cancelDelivery, listOutbox, readOutboxFigures, resendFromOutbox, sendTest } from './outbox-list.ts';
import { askTalk, choose, editQuiet, readSetting } from './own-choices.ts';
import { countGroups, listParts, markMessagesRead, pageGroups } from './queries/inbox.ts';
import { viewMessage } from './view.ts';

type Calls = typeof notifyCalls;

const readerOf = ({ actor, now }: CallCtx) => ({ userId: actor.userId, now: now() });

/** The messages of the caller, newest first. What they may no longer see is left out. */
const listMessages: Handler<Calls['listMessages']> = async (ctx, input) => {
  const reader = readerOf(ctx);
  const unreadOnly = input.SearchConfirmStatus === ConfirmStatus.Unread;
  const groups = await pageGroups(ctx.db, reader, unreadOnly, input);
  const parts = await listParts(
    ctx.db,
    reader,
    groups.map(({ group_id }) => group_id),
  );
  const rows = groups.flatMap((group): InboxRow[] => {
    const [first, ...others] = parts.filter(({ group_id }) => group_id === group.group_id);
    return first ? [viewMessage(group, [first, ...others], reader.now)] : [];
  });
  const [counted] = groups;
  if (counted || input.Page === 1) return { rows, totalCount: counted?.total ?? 0 };
  // A page behind the last one has no row that could carry the total.
  const { unread, total } = await countGroups(ctx.db, reader);
  return { rows, totalCount: unreadOnly ? unread : total };
};

/** How many messages the caller has, and how many are unread. */
const countMessages: Handler<Calls['countMessages']> = async (ctx) => {
  const { unread, total } = await countGroups(ctx.db, readerOf(ctx));
  return { unreadCount: unread, totalCount: total };
};

/** Marks one message of the caller as read. The id of another user's message changes nothing. */
const markRead: Handler<Calls['markRead']> = (ctx, input) => markMessagesRead(ctx.db, readerOf(ctx), input.ReadId);

/** Marks every message of the caller as read. */
const markAllRead: Handler<Calls['markAllRead']> = (ctx) => markMessagesRead(ctx.db, readerOf(ctx));

/** Handlers of the contractors' inbox and interests. */
export const notifyRoutes: Routes<Calls & typeof interestCalls> = {
  listMessages,
  countMessages,
  markRead,
  markAllRead,
  readInterest,
  saveInterest,
};

/** Handlers of '알림 설정'. */
export const notifyChoiceRoutes: Routes<typeof notifyChoiceCalls> = { readSetting, choose, editQuiet, askTalk };

/** Handlers of '발송 현황'. Messages of projects are sent again as from their records. */
export const outboxRoutes = (resendOfProject: Parameters<typeof resendFromOutbox>[0]): Routes<typeof outboxCalls> => ({
  listOutbox,
  readOutboxFigures,
  resendFromOutbox: resendFromOutbox(resendOfProject),
  cancelDelivery,
  sendTest,
});
