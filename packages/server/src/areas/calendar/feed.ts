import type { CalendarFeed, calendarCalls } from '@portal/contract/areas/calendar/calls';
import { FEED_PATH, type FeedScope } from '@portal/contract/areas/calendar/feed';
import type { CallInput } from '@portal/contract/core/call';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import { logEvent } from '#areas/audit/public/events.ts';
import { hashToken, makeToken } from '#areas/auth/public/sessions.ts';
import type { CallCtx } from '#context.ts';
import { rowRemoval } from '#db/removal.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { CLOSED_FEEDS, deleteFeed, findFeed, replaceFeed, updateFeed } from './queries/feeds.ts';

type Calls = typeof calendarCalls;

const HINT_LENGTH = 4;
const DEFAULT_SCOPE: FeedScope = 'mine';

const NO_FEED: CalendarFeed = {
  activeYN: 'N',
  hint: '',
  scope: DEFAULT_SCOPE,
  outsourcedYN: 'Y',
  internalYN: 'Y',
  offeredYN: 'N',
  createdDtm: '',
  lastReadDtm: '',
  lastReader: '',
};

/** What is known of the caller's calendar address. */
export const readFeed: Handler<Calls['readFeed']> = async ({ db, actor }) => {
  const feed = await findFeed(db, actor.userId);
  if (!feed) return NO_FEED;
  return {
    activeYN: 'Y',
    hint: feed.hint,
    scope: feed.scope,
    outsourcedYN: toYesNo(feed.outsourced),
    internalYN: toYesNo(feed.internal),
    offeredYN: toYesNo(feed.offered),
    createdDtm: seoulTime(feed.created_at),
    lastReadDtm: feed.read_at === null ? '' : seoulTime(feed.read_at),
    lastReader: feed.reader,
  };
};

/** The columns of what an address contains. Refuses an address that contains nothing. */
function contentOf(input: CallInput<Calls['editFeed']>) {
  const content = {
    scope: input.Scope || DEFAULT_SCOPE,
    outsourced: input.OutsourcedYN === 'Y',
    internal: input.InternalYN === 'Y',
    offered: input.OfferedYN === 'Y',
  };
  return content.outsourced || content.internal || content.offered ? content : refuse('FEED_EMPTY');
}

const log = (ctx: CallCtx, detail: string): Promise<void> =>
  logEvent(ctx, { event: 'account', userId: ctx.actor.userId, address: ctx.from.address, detail });

/** Makes a new address of the caller, and ends the former one. The answer alone has its secret part. */
export const makeFeed: Handler<Calls['makeFeed']> = async (ctx, input) => {
  const content = contentOf(input);
  const token = makeToken();
  const hint = `${token.slice(0, HINT_LENGTH)}…${token.slice(-HINT_LENGTH)}`;
  await inTransaction(ctx, async (tx) => {
    const row = { user_id: tx.actor.userId, token_hash: hashToken(token), hint, created_at: tx.now(), ...content };
    await replaceFeed(tx.db, row);
    await log(tx, '캘린더 구독 주소 만들기');
  });
  return { path: `${FEED_PATH}/${token}.ics`, message: messageText('calendar.feed.make.done') };
};

/** Changes what the caller's address contains. */
export const editFeed: Handler<Calls['editFeed']> = async ({ db, actor }, input) => {
  const content = contentOf(input);
  if (!(await updateFeed(db, actor.userId, content))) refuse('NOT_FOUND');
};

/** Revokes the caller's address. */
export const revokeFeed: Handler<Calls['revokeFeed']> = async (ctx) => {
  if (!(await deleteFeed(ctx.db, ctx.actor.userId))) refuse('NOT_FOUND');
  await log(ctx, '캘린더 구독 주소 폐기');
};

/** The addresses of closed accounts. */
export const purgeFeeds = rowRemoval(() => [CLOSED_FEEDS]);
