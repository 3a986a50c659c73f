import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToTalkChanges } from '../../public/talk-events.ts';
import { joinedTalk, type LoadedTalk, readTalkPage, talkKey, talkQuery } from '../../public/talk-query.ts';

const refreshed = new Set<number>();

/** Reads a talk again, once for all parts of the page that ask for it at the same moment. */
function refreshTalk(client: QueryClient, projectId: number): void {
  if (refreshed.has(projectId)) return;
  refreshed.add(projectId);
  queueMicrotask(() => {
    refreshed.delete(projectId);
    void client.invalidateQueries({ queryKey: talkKey(projectId) });
  });
}

/**
 * The talk of an award, 0 for the newest one, kept up to date. `loadOlder` adds the next older page and calls `onLoaded`
 * before it is shown. A refetch loads all pages that are loaded, in whatever part of the page they were asked for.
 */
export function useTalk(projectId: number, awardId: number) {
  const client = useQueryClient();
  const options = talkQuery(client, projectId, awardId);
  const query = useQuery<LoadedTalk>(options);
  useEffect(
    () =>
      subscribeToTalkChanges((changed) => {
        if (changed === '' || changed === String(projectId)) refreshTalk(client, projectId);
      }),
    [client, projectId],
  );
  const loadOlder = async (onLoaded: () => void) => {
    const before = query.data?.meta.before ?? 0;
    if (before === 0) return;
    const older = await readTalkPage(projectId, awardId, before);
    onLoaded();
    client.setQueryData<LoadedTalk>(options.queryKey, (now) => now && joinedTalk(older, now));
  };
  const refresh = () => client.invalidateQueries({ queryKey: talkKey(projectId) });
  return { ...query, loadOlder, refresh };
}
