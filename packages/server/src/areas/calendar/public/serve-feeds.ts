import { MOST_ENTRIES } from '@portal/contract/areas/calendar/entries';
import { FEED_PATH, feedDays } from '@portal/contract/areas/calendar/feed';
import { seoulDay } from '@portal/contract/core/dates';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup } from '#areas/auth/public/address-group.ts';
import { hashToken } from '#areas/auth/public/sessions.ts';
import type { Ctx } from '#context.ts';
import { type RateLimit, takeAllowance } from '#db/rate-limits.ts';
import { registerOpen } from '#http/guard/guard.ts';
import { keepDocument, type StoredDocument, sendStored } from '#http/stored-document.ts';
import { makeFairQueue } from '#process/fair-queue.ts';
import { refuse } from '#refuse.ts';
import { VERSION } from '#version.ts';
import { makeIcs } from '../make-ics.ts';
import { type EntryQuery, listEntries, readState } from '../queries/entries.ts';
import { findReadFeed, noteReading } from '../queries/feeds.ts';
import { type StoredCalendars, storedCalendars } from '../stored-calendars.ts';

/** Readings of one network, whatever the address. Services that read for many users stay far below it. */
const NETWORK_LIMIT: RateLimit = { burst: 120, perMinute: 60 };
/** Readings of one calendar, from wherever. Programs ask once an hour, or every few minutes. */
const CALENDAR_LIMIT: RateLimit = { burst: 20, perMinute: 6 };
const FULL_SECONDS = 60;
/** Calendars whose entries are read at once. On the hour, all phones ask. */
const QUEUE = { concurrency: 2, maxWaiting: 500, maxWaitingPerKey: 20 };

const NAME = /^([\w-]{43})\.ics$/;

/** Takes a reading of a network or of a calendar, or refuses it. */
async function takeReading({ db }: Ctx, userId: string, limit: RateLimit): Promise<void> {
  const { granted } = await takeAllowance(db, { userId, kind: 'feeds' }, limit, 1);
  if (granted === 0) refuse('TOO_MANY_REQUESTS', { retryAfter: FULL_SECONDS });
}

type ReadFeed = NonNullable<Awaited<ReturnType<typeof findReadFeed>>>;

/** What a calendar address asks for, with the rights that its user has now. */
function queryOf(feed: ReadFeed, now: Date): EntryQuery {
  const actor = {
    userId: feed.user_id,
    userType: feed.user_type,
    userName: feed.user_name,
    companyId: feed.company_id,
    companyName: feed.company_name,
    companyActive: feed.company_active,
    permission: feed.permission,
    modeAuthority: feed.mode_authority,
  };
  return { actor, ...feedDays(seoulDay(now)), scope: feed.scope, most: MOST_ENTRIES, content: feed };
}

/** The tag of a calendar: another one for every state of its entries, and for every version of the writer. */
const stateOf = async ({ db }: Ctx, query: EntryQuery): Promise<string> => `${VERSION} ${await readState(db, query)}`;

/** The current calendar of a feed: the kept one while its entries are the same, else written anew. */
async function currentCalendar(ctx: Ctx, calendars: StoredCalendars, feed: ReadFeed): Promise<StoredDocument> {
  const query = queryOf(feed, ctx.now());
  const state = await stateOf(ctx, query);
  const known = calendars.find(feed.user_id, state);
  if (known) return known;
  const entries = await listEntries(ctx.db, query);
  const text = makeIcs('프로젝트 캘린더', entries, ctx.now());
  const document = keepDocument('text/calendar; charset=utf-8', text, state);
  calendars.keep(feed.user_id, state, document);
  return document;
}

/**
 * Serves GET /ics/{secret}.ics, the calendar address of a user for other programs (D-333, D-533). The address is its own
 * key and needs no session. Readings of one calendar at the same moment share one look at its entries.
 */
export async function serveFeeds(app: FastifyInstance, ctx: Ctx): Promise<void> {
  const calendars = storedCalendars();
  const inTurn = makeFairQueue(QUEUE);
  const beingRead = new Map<string, Promise<StoredDocument>>();
  const readOnce = (feed: ReadFeed): Promise<StoredDocument> => {
    const key = JSON.stringify(feed);
    const reading =
      beingRead.get(key) ??
      inTurn(feed.user_id, () => currentCalendar(ctx, calendars, feed)).finally(() => beingRead.delete(key));
    beingRead.set(key, reading);
    return reading;
  };
  const readCalendar = async (request: FastifyRequest<{ Params: { name: string } }>): Promise<StoredDocument> => {
    await takeReading(ctx, addressGroup(request.ip), NETWORK_LIMIT);
    const token = NAME.exec(request.params.name)?.[1] ?? refuse('NOT_FOUND');
    const tokenHash = hashToken(token);
    const feed = (await findReadFeed(ctx.db, tokenHash)) ?? refuse('NOT_FOUND');
    await takeReading(ctx, feed.user_id, CALENDAR_LIMIT);
    const document = await readOnce(feed);
    const reader = String(request.headers['user-agent'] ?? '').slice(0, TEXT_LIMIT.name);
    await noteReading(ctx.db, tokenHash, ctx.now(), reader);
    return document;
  };
  await registerOpen(app, async (scope) => {
    scope.get<{ Params: { name: string } }>(`${FEED_PATH}/:name`, async (request, reply) => {
      const document = await readCalendar(request);
      // Kept by the program that asked, and asked for again each time.
      reply
        .header('cache-control', 'private, no-cache')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex');
      return sendStored(reply, document);
    });
  });
}
