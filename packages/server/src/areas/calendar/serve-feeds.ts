import { EntryKind, MOST_ENTRIES } from '@portal/contract/areas/calendar/entries';
import { FEED_PATH, feedDays } from '@portal/contract/areas/calendar/feed';
import { seoulDay } from '@portal/contract/core/dates';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup } from '#areas/auth/public/address-group.ts';
import { hashToken } from '#areas/auth/public/sessions.ts';
import type { Ctx } from '#context.ts';
import { type RateLimit, takeAllowance } from '#db/rate-limits.ts';
import { registerOpen } from '#http/guard.ts';
import { refuse } from '#refuse.ts';
import { makeIcs } from './make-ics.ts';
import { type EntryRecord, listEntries } from './queries/entries.ts';
import { findReadFeed, noteReading } from './queries/feeds.ts';

/** Readings of one network, whatever the address. Services that read for many users stay far below it. */
const FEED_LIMIT: RateLimit = { burst: 120, perMinute: 60 };
const FULL_SECONDS = 60;

const NAME = /^([\w-]{43})\.ics$/;

type Content = { outsourced: boolean; internal: boolean; offered: boolean };

const isContained = ({ kind, offered }: EntryRecord, content: Content): boolean => {
  if (kind === EntryKind.Internal) return content.internal;
  return offered.length > 1 ? content.offered : content.outsourced;
};

/** Limits readings before anything is looked up, by the network of the request. */
async function refuseFrequent({ db }: Ctx, { ip }: FastifyRequest): Promise<void> {
  const { granted } = await takeAllowance(db, { userId: addressGroup(ip), kind: 'feeds' }, FEED_LIMIT, 1);
  if (granted === 0) refuse('TOO_MANY_REQUESTS', { retryAfter: FULL_SECONDS });
}

/** Reads a calendar with the rights that its user has now. An unknown or revoked address, or a closed account, is 404. */
async function readCalendar(ctx: Ctx, name: string, reader: string): Promise<string> {
  const token = NAME.exec(name)?.[1] ?? refuse('NOT_FOUND');
  const tokenHash = hashToken(token);
  const feed = (await findReadFeed(ctx.db, tokenHash)) ?? refuse('NOT_FOUND');
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
  const days = feedDays(seoulDay(ctx.now()));
  const found = await listEntries(ctx.db, { actor, ...days, scope: feed.scope, most: MOST_ENTRIES });
  await noteReading(ctx.db, tokenHash, ctx.now(), reader.slice(0, TEXT_LIMIT.name));
  return makeIcs(
    '프로젝트 캘린더',
    found.filter((entry) => isContained(entry, feed)),
    ctx.now(),
  );
}

/**
 * Serves GET /ics/{secret}.ics, the calendar address of a user for other programs (D-333). The address is its own key
 * and needs no session.
 */
export async function serveFeeds(app: FastifyInstance, ctx: Ctx): Promise<void> {
  await registerOpen(app, async (scope) => {
    scope.get<{ Params: { name: string } }>(`${FEED_PATH}/:name`, async (request, reply) => {
      await refuseFrequent(ctx, request);
      const calendar = await readCalendar(ctx, request.params.name, String(request.headers['user-agent'] ?? ''));
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .send(calendar);
    });
  });
}
