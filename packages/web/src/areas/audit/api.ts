import { LOG_EXPORT_ROWS } from '@portal/contract/areas/audit/lists';
import type { AccessReview, AccessRow, ChangeRow, EventRow } from '@portal/contract/areas/audit/shapes';
import { ALL } from '@portal/contract/core/list-request';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call } from '#lib/call.ts';
import { ageOfPage } from '#lib/page-opened.ts';
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

/** Who read whose data, newest first. */
const accesses = (address: AccessAddress): ListQuery<AccessRow> => ({
  queryKey: ['audit', 'accesses', address],
  queryFn: ({ signal }) =>
    call('Audit/access-log-list', { ...accessRequest(address), ...pageRequest(address) }, { signal }),
});

/** Who changed which right or reference data, newest first. */
const changes = (address: AddressOf<typeof changeSearch>): ListQuery<ChangeRow> => ({
  queryKey: ['audit', 'changes', address],
  queryFn: ({ signal }) =>
    call('Audit/change-log-list', { ...spanRequest(address), ...pageRequest(address) }, { signal }),
});

/** What happened at the doors, newest first. */
const events = (address: EventAddress): ListQuery<EventRow> => ({
  queryKey: ['audit', 'events', address],
  queryFn: ({ signal }) =>
    call('Audit/security-log-list', { ...eventRequest(address), ...pageRequest(address) }, { signal }),
});

/** What the page of each log asks. */
export const accessLog = { search: accessSearch, query: accesses };
export const changeLog = { search: changeSearch, query: changes };
export const securityLog = { search: eventSearch, query: events };

/** A workbook holds so many rows; a longer list is narrowed first. */
export const isExportable = (total: number | undefined): boolean => total !== undefined && total <= LOG_EXPORT_ROWS;

const fileAt = (path: string, request: Record<string, string>): string =>
  `/api/Audit/${path}?${new URLSearchParams(Object.entries(request).filter(([, value]) => value !== ''))}`;

/** Where the workbook of what a list is asked for comes from. */
export const accessFile = (address: AccessAddress): string => fileAt('access-log-export', accessRequest(address));
export const changeFile = (address: Span): string => fileAt('change-log-export', spanRequest(address));
export const eventFile = (address: EventAddress): string => fileAt('security-log-export', eventRequest(address));

/** The review of a month, 'YYYY.MM'. */
export const reviewQuery = (month: string) => ({
  queryKey: ['audit', 'review', month],
  staleTime: ageOfPage,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AccessReview | undefined> =>
    (await call('Audit/access-review', { Month: month }, { signal })).data[0],
});

/** What /reference/access-review asks. */
export const accessReview = {
  search: reviewSearch,
  also: (address: AddressOf<typeof reviewSearch>) => [reviewQuery(reviewMonth(address))],
};

/** Notes that a month was looked at. */
export const finishReview = (Month: string, Memo: string) => call('Audit/access-review-done', { Month, Memo });
