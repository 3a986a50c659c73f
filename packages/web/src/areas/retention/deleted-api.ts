import type { DeletedRow } from '@portal/contract/areas/retention/deleted-calls';
import type { PersonFile } from '@portal/contract/areas/retention/person-calls';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call } from '#lib/call.ts';
import { listCall } from '#lib/list-call.ts';
import { deletedSearch } from './search.ts';

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
