import { queryOptions } from '@tanstack/react-query';
import { pageAge } from '#lib/page-opened.ts';
import { Refusal } from '#lib/refusal.ts';

/** How records of one kind are read. */
export type RecordSource<Stored> = {
  /** Name of the kind, for the cache. */
  kind: string;
  /** The record as it is now, or null when the answer is empty. */
  read: (id: string, signal: AbortSignal) => Promise<Stored | null>;
};

/** A reload fetches the record before it changes the address: so old in ms that answer may be. */
const RELOAD_MS = 1000;

/** The query of one record. A new `reload` fetches it again (OUT-87). Null when this user has no such record. */
export const recordQuery = <Stored>({ kind, read }: RecordSource<Stored>, id: string, reload: string) =>
  queryOptions<Stored | null>({
    queryKey: [kind, 'record', id, reload],
    // Fetched by the route of the page, or by a reload just before it.
    staleTime: () => Math.max(RELOAD_MS, pageAge()),
    // The record is refreshed only by an action of this user, never while they are working on it.
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => {
      try {
        return await read(id, signal);
      } catch (error) {
        // A damaged address (400) and a hidden record (404) both mean no record.
        if (error instanceof Refusal && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  });
