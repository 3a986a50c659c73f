import { REFRESH_LIMIT } from '@portal/contract/areas/workspace-entries/kinds';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRoomChanges } from '#areas/workspace/public/use-room-changes.ts';
import { refreshWorkspace } from '#areas/workspace/public/workspace-keys.ts';
import { logFailure } from '#lib/failures.ts';
import { unsavedWork } from '#lib/unsaved.ts';
import { feedKey, feedQuery, readChanges } from './api.ts';
import { applyChanges, entriesOf, type Feed } from './feed-changes.ts';

/** Splits the ids of a long feed into groups that one refresh request may contain. */
const inGroups = (ids: readonly number[]): number[][] => {
  const count = Math.max(1, Math.ceil(ids.length / REFRESH_LIMIT));
  return Array.from({ length: count }, (_, index) => ids.slice(index * REFRESH_LIMIT, (index + 1) * REFRESH_LIMIT));
};

/** Runs one job at a time. Calls during a run cause one more run afterwards. */
function useSerial(job: () => Promise<unknown>): () => Promise<void> {
  const state = useRef({ running: false, again: false });
  return async () => {
    state.current.again = true;
    if (state.current.running) return;
    state.current.running = true;
    while (state.current.again) {
      state.current.again = false;
      await job();
    }
    state.current.running = false;
  };
}

/**
 * The feed of a room, or of all own rooms with 0, starting at `changeNo`. Changed entries update in place. New entries
 * are only counted until the user asks for them. After a lost connection the same request catches up, so that nothing
 * is missed or shown twice.
 */
export function useFeed(projectId: number, changeNo: number) {
  const client = useQueryClient();
  const query = useInfiniteQuery(feedQuery(projectId));
  const [newCount, setNewCount] = useState(0);
  const knownChangeNo = useRef(changeNo);
  const key = feedKey(projectId);

  const catchUp = useSerial(async () => {
    const feed = client.getQueryData<Feed>(key);
    if (feed === undefined) return;
    try {
      const groups = inGroups(entriesOf(feed).map(({ entryId }) => entryId));
      const answers = (
        await Promise.all(groups.map((ids) => readChanges(projectId, ids, knownChangeNo.current)))
      ).flat();
      // Only the first response sets the change number. Later changes come with the next refresh.
      const [newest] = answers;
      for (const changes of answers) {
        client.setQueryData<Feed>(key, (current) => current && applyChanges(current, changes));
      }
      if (newest === undefined) return;
      knownChangeNo.current = newest.changeNo;
      setNewCount(newest.newCount);
    } catch (error) {
      logFailure('feed-refresh', error);
      // The user may have lost access to the room, which its own query reports.
      await refreshWorkspace(client);
    }
  });
  useRoomChanges(projectId, catchUp);

  /**
   * Shows the new entries. The first page is reloaded, the others load again on scrolling. With unsaved text all pages
   * stay, because it may belong to an entry of any page.
   */
  const showNewest = async () => {
    if (!unsavedWork.get())
      client.setQueryData<Feed>(key, (feed) => feed && { pages: feed.pages.slice(0, 1), pageParams: [0] });
    await query.refetch();
    setNewCount(0);
    window.scrollTo({ top: 0 });
    // A response in flight may still count entries that are shown by now.
    await catchUp();
  };
  return { query, entries: entriesOf(query.data), newCount, showNewest };
}
