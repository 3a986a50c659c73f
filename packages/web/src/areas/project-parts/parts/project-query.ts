import { queryOptions } from '@tanstack/react-query';
import { logFailure } from '../../../lib/log-failure.ts';
import { Refusal } from '../../../lib/refusal.ts';

/** Where the projects of one kind come from. */
export type InfoSource<Project> = {
  /** Kind of project, for the cache. */
  kind: string;
  /** The project as it is now, or null when the answer is empty. */
  read: (id: string, signal: AbortSignal) => Promise<Project | null>;
};

/** Younger answers are not asked for again: the reload that fetched them has just drawn them. */
const JUST_NOW_MS = 1000;

/** The query of one project; a new `reload` asks again (OUT-86, OUT-87, OUT-89). Null when this user has no such one. */
export const projectQuery = <Project>({ kind, read }: InfoSource<Project>, id: string, reload: string) =>
  queryOptions<Project | null>({
    queryKey: [kind, 'info', id, reload],
    staleTime: JUST_NOW_MS,
    // What a colleague changed comes by an action of this user, never by itself under his hands.
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => {
      try {
        return await read(id, signal);
      } catch (error) {
        // A damaged address (400) and a hidden project (404) are both no project.
        if (error instanceof Refusal && (error.status === 404 || error.status === 400)) return null;
        if (!signal.aborted) logFailure('project', error);
        throw error;
      }
    },
  });
