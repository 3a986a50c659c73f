import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ownRoomsKey } from '#areas/workspace/public/workspace-keys.ts';
import { logFailure } from '#lib/failures.ts';
import { markRead } from '../../api.ts';

/** How long an entry must be visible to count as read, in milliseconds. */
const SEEN_MS = 1000;
/** The visible fractions of an entry at which the observer reports. */
const IN_VIEW = [0.1, 0.5];

/** Marks the entries that were visible as read, with one request per room. */
export function useReadMarks(entries: readonly EntryRow[]): void {
  const client = useQueryClient();
  const reported = useRef(new Set<number>());
  const unread = entries.filter(({ entryId, readYn }) => readYn === 'N' && !reported.current.has(entryId));
  const names = unread.map(({ projectId, entryId }) => `${projectId} ${entryId}`).join(',');
  useEffect(() => {
    if (names === '') return;
    const roomOf = new Map(
      names
        .split(',')
        .map((name) => name.split(' ').map(Number))
        .map(([room = 0, id = 0]) => [id, room]),
    );
    const seen = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = async () => {
      timer = undefined;
      const ids = [...seen];
      seen.clear();
      for (const id of ids) reported.current.add(id);
      try {
        for (const room of new Set(ids.map((id) => roomOf.get(id) ?? 0))) {
          await markRead(
            room,
            ids.filter((id) => roomOf.get(id) === room),
          );
        }
        await client.invalidateQueries({ queryKey: ownRoomsKey });
      } catch (error) {
        logFailure('entry-read', error);
      }
    };
    const watcher = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          const id = Number(target.id.replace('entry-', ''));
          if (isIntersecting) seen.add(id);
          else seen.delete(id);
        }
        if (seen.size > 0) timer ??= setTimeout(() => void report(), SEEN_MS);
      },
      { threshold: IN_VIEW },
    );
    for (const id of roomOf.keys()) {
      const card = document.getElementById(`entry-${id}`);
      if (card) watcher.observe(card);
    }
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [names, client]);
}
