import { queryOptions } from '@tanstack/react-query';
import { Refusal } from '#lib/refusal.ts';

/** Where the records of one kind come from. */
export type RecordSource<Stored> = {
  /** Name of the kind, for the cache. */
  kind: string;
  /** The record as it is now, or null when the answer is empty. */
  read: (id: string, signal: AbortSignal) => Promise<Stored | null>;
};

/** Younger answers are not asked for again: the reload that fetched them has just drawn them. */
const JUST_NOW_MS = 1000;

/** The query of one record; a new `reload` asks again (OUT-87). Null when this user has no such one. */
export const recordQuery = <Stored>({ kind, read }: RecordSource<Stored>, id: string, reload: string) =>
  queryOptions<Stored | null>({
    queryKey: [kind, 'record', id, reload],
    staleTime: JUST_NOW_MS,
    // What a colleague changed comes by an action of this user, never by itself under his hands.
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => {
      try {
        return await read(id, signal);
      } catch (error) {
        // A damaged address (400) and a hidden record (404) are both no record.
        if (error instanceof Refusal && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  });
