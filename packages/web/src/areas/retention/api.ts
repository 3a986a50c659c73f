import type { DryRun, PeriodRow, RunRow, WaitingJob } from '@portal/contract/areas/retention/calls';
import type { DeletedRow } from '@portal/contract/areas/retention/deleted-calls';
import type { RetentionKind } from '@portal/contract/areas/retention/kinds';
import { RETENTION_PAGE_SIZE } from '@portal/contract/areas/retention/lists';
import type { PersonFile } from '@portal/contract/areas/retention/person-calls';
import type { CallByPath } from '@portal/contract/calls';
import type { CallRequest } from '@portal/contract/core/call';
import { queryOptions } from '@tanstack/react-query';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call } from '#lib/call.ts';
import { listCall } from '#lib/list-call.ts';
import { deletedSearch, type retentionSearch } from './search.ts';

/** The query key of periods and runs. */
export const retentionKey = ['retention'] as const;

/** The query of all kinds of personal data with their retention periods. */
export const periods = ({ page, size }: AddressOf<typeof retentionSearch>): ListQuery<PeriodRow> => ({
  queryKey: [...retentionKey, 'periods', page, size],
  ...listCall('Retention/period-list', { Page: page, PageSize: size }),
});

/** The query of what a period would blank. */
export const dryRun = (Kind: RetentionKind, Months: number) =>
  queryOptions({
    queryKey: [...retentionKey, 'dry-run', Kind, Months],
    queryFn: ({ signal }): Promise<DryRun> => call('Retention/dry-run', { Kind, Months }, { signal }),
  });

/** The query of past blankings of a kind, newest first. */
export const runs = (Kind: RetentionKind) =>
  queryOptions({
    queryKey: [...retentionKey, 'runs', Kind],
    queryFn: async ({ signal }): Promise<RunRow[]> =>
      (await call('Retention/run-list', { Kind, PageSize: RETENTION_PAGE_SIZE }, { signal })).data,
  });

/** The query of the jobs that wait for a right clock or for permission. */
export const waitingJobs = queryOptions({
  queryKey: [...retentionKey, 'waiting-jobs'],
  queryFn: async ({ signal }): Promise<WaitingJob[]> => (await call('Retention/waiting-job-list', {}, { signal })).data,
});

/** Lets a held job go on at the next round. */
export const allowJob = ({ name, dueCount }: { name: string; dueCount: number }) =>
  call('Retention/waiting-job-allow', { Name: name, DueCount: dueCount });

/** Saves a new retention period. */
export const editPeriod = (request: CallRequest<CallByPath['Retention/period-edit']>, idempotencyKey: string) =>
  call('Retention/period-edit', request, { idempotencyKey });

/** Search and query of the deleted records of a kind, the newest deletion first. */
export const deletedRecords = {
  search: deletedSearch,
  query: ({ kind, page, size }: AddressOf<typeof deletedSearch>): ListQuery<DeletedRow> => ({
    queryKey: ['deleted', kind, page, size],
    ...listCall('Retention/deleted-list', { Kind: kind, Page: page, PageSize: size }),
  }),
};

/** Brings a record back. */
export const restoreDeleted = ({ kind, id }: DeletedRow, idempotencyKey: string, Reason: string) =>
  call('Retention/deleted-restore', { Kind: kind, Id: id, Reason }, { idempotencyKey });

/** Reads what is held about a person. */
export async function readPersonFile(UserId: string, Reason: string): Promise<PersonFile | undefined> {
  return (await call('Retention/person-data', { UserId, Reason })).data[0];
}
