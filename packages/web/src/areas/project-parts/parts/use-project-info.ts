import { useQuery } from '@tanstack/react-query';
import { logFailure } from '../../../lib/log-failure.ts';
import { Refusal } from '../../../lib/refusal.ts';

/** Where the projects of one kind come from. */
export type InfoSource<Project> = {
  /** Kind of project, for the cache. */
  kind: string;
  /** The project as it is now, or null when the answer is empty. */
  read: (id: string, signal: AbortSignal) => Promise<Project | null>;
};

/** One project, or null when there is none for this user (OUT-86, OUT-89). A new `reload` asks again (OUT-87). */
export function useProjectInfo<Project>({ kind, read }: InfoSource<Project>, id: string, reload: string) {
  return useQuery<Project | null>({
    queryKey: [kind, 'info', id, reload],
    placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
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
}
