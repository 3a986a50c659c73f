import type { AccessRow, ChangeRow, EventRow } from '@portal/contract/areas/audit/calls';
import type { AddressOf } from '../../kit/list/list-search.ts';
import type { ListQuery } from '../../kit/list/use-list.ts';
import { call } from '../../lib/call.ts';
import type { accessSearch, changeSearch, eventSearch } from './search.ts';

type Span = { page: number; size: number; from: string; to: string; key: string };

const spanRequest = ({ page, size, from, to, key }: Span) => ({
  Page: page,
  PageSize: size,
  FromDate: from,
  ToDate: to,
  SearchKey: key,
});

/** Who read whose personal numbers, newest first. */
export const accesses = (address: AddressOf<typeof accessSearch>): ListQuery<AccessRow> => ({
  queryKey: ['audit', 'accesses', address],
  queryFn: ({ signal }) =>
    call('Audit/access-log-list', { ...spanRequest(address), SearchType: address.type }, { signal }),
});

/** Who changed which right or reference data, newest first. */
export const changes = (address: AddressOf<typeof changeSearch>): ListQuery<ChangeRow> => ({
  queryKey: ['audit', 'changes', address],
  queryFn: ({ signal }) => call('Audit/change-log-list', spanRequest(address), { signal }),
});

/** What happened at the doors, newest first. */
export const events = (address: AddressOf<typeof eventSearch>): ListQuery<EventRow> => ({
  queryKey: ['audit', 'events', address],
  queryFn: ({ signal }) =>
    call('Audit/security-log-list', { ...spanRequest(address), SearchEvent: address.event }, { signal }),
});
