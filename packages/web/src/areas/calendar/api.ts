import type { CalendarFeed } from '@portal/contract/areas/calendar/calls';
import type { CallByPath } from '@portal/contract/calls';
import type { CallRequest } from '@portal/contract/core/call';
import { call } from '#lib/call.ts';

/** The query key of all entries. */
export const entriesKey = ['calendar', 'entries'] as const;

/** The starts and offered days of a period. */
export const entriesQuery = (from: string, to: string) => ({
  queryKey: [...entriesKey, from, to],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('Calendar/calendar-list', { FromDay: from, ToDay: to }, { signal }),
});

/** What is known of the user's calendar address. */
export const feedQuery = {
  queryKey: ['calendar', 'feed'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CalendarFeed | null> =>
    (await call('Calendar/feed-info', {}, { signal })).data[0] ?? null,
};

type FeedContent = CallRequest<CallByPath['Calendar/feed-make']>;

/** Makes a new address. The answer alone has it. */
export const makeFeed = (content: FeedContent) => call('Calendar/feed-make', content);
/** Changes what the address contains. */
export const editFeed = (content: FeedContent) => call('Calendar/feed-edit', content);
/** Revokes the address. */
export const revokeFeed = () => call('Calendar/feed-revoke', {});
