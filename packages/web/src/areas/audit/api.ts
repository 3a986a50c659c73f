import type { AccessReview, AccessRow, ChangeRow, EventRow } from '@portal/contract/areas/audit/shapes';
import { ALL } from '@portal/contract/core/list-request';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call } from '#lib/call.ts';
import { listCall } from '#lib/list-call.ts';
import { pageAge } from '#lib/page-opened.ts';
import { accessSearch, changeSearch, eventSearch, readSubject, reviewMonth, reviewSearch } from './search.ts';

type Span = { from: string; to: string; key: string };
type Paged = { page: number; size: number };

const spanRequest = ({ from, to, key }: Span) => ({ FromDate: from, ToDate: to, SearchKey: key });
const pageRequest = ({ page, size }: Paged) => ({ Page: page, PageSize: size });

type AccessAddress = AddressOf<typeof accessSearch>;
type EventAddress = AddressOf<typeof eventSearch>;

const accessRequest = (address: AccessAddress) =>
  ({
    ...spanRequest(address),
    ...readSubject(address.subject),
    SearchType: address.type,
    SearchTask: address.task === ALL ? '' : address.task,
    ReaderId: address.reader,
    Address: address.address,
    OddYN: address.odd,
  }) as const;

const eventRequest = (address: EventAddress) => ({ ...spanRequest(address), SearchEvent: address.event });

/** The log of who read whose data, newest first. */
const accesses = (address: AccessAddress): ListQuery<AccessRow> => ({
  queryKey: ['audit', 'accesses', address],
  ...listCall('Audit/access-log-list', { ...accessRequest(address), ...pageRequest(address) }),
});

/** The log of changes to rights and reference data, newest first. */
const changes = (address: AddressOf<typeof changeSearch>): ListQuery<ChangeRow> => ({
  queryKey: ['audit', 'changes', address],
  ...listCall('Audit/change-log-list', { ...spanRequest(address), ...pageRequest(address) }),
});

/** The log of sign-ins and refusals, newest first. */
const events = (address: EventAddress): ListQuery<EventRow> => ({
  queryKey: ['audit', 'events', address],
  ...listCall('Audit/security-log-list', { ...eventRequest(address), ...pageRequest(address) }),
});

/** Search and query of the access log. */
export const accessLog = { search: accessSearch, query: accesses };
/** Search and query of the change log. */
export const changeLog = { search: changeSearch, query: changes };
/** Search and query of the security log. */
export const securityLog = { search: eventSearch, query: events };

/** The query of the access review of a month, 'YYYY.MM'. */
export const reviewQuery = (month: string) => ({
  queryKey: ['audit', 'review', month],
  staleTime: pageAge,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AccessReview | undefined> =>
    (await call('Audit/access-review', { Month: month }, { signal })).data[0],
});

/** Search and query of /reference/access-review. */
export const accessReview = {
  search: reviewSearch,
  also: (address: AddressOf<typeof reviewSearch>) => [reviewQuery(reviewMonth(address))],
};

/** Records that a month was reviewed. */
export const finishReview = (Month: string, Memo: string) => call('Audit/access-review-done', { Month, Memo });
