import { TALK_EVENT } from '@portal/contract/core/live-events';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useChanges } from '#lib/events/use-changes.ts';
import { joinedTalk, type LoadedTalk, readTalkPage, talkKey, talkQuery } from '../../public/talk-query.ts';

const readings = new Map<number, Promise<void>>();

/** Reads a talk again, once for all parts of the page that ask for it at the same moment. */
function refreshTalk(client: QueryClient, projectId: number): Promise<void> {
  const known = readings.get(projectId);
  if (known !== undefined) return known;
  const reading = client.invalidateQueries({ queryKey: talkKey(projectId) });
  readings.set(projectId, reading);
  // Shared within this moment only: an answer that never comes must not hold the next reading up.
  setTimeout(() => readings.delete(projectId));
  return reading;
}

/**
 * The talk of an award, 0 for the newest one, kept up to date. `loadOlder` adds the next older page and calls `onLoaded`
 * before it is shown. A refetch loads all pages that are loaded, in whatever part of the page they were asked for.
 */
export function useTalk(projectId: number, awardId: number) {
  const client = useQueryClient();
  const options = talkQuery(client, projectId, awardId);
  const query = useQuery<LoadedTalk>(options);
  // Without a delay the parts of a page read a change at the same moment, and so share the reading.
  useChanges({ event: TALK_EVENT, only: projectId, delayMs: 0, atOpening: true }, () => refreshTalk(client, projectId));
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
