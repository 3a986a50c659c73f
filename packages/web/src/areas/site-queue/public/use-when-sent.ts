import { useEffect, useRef } from 'react';
import type { UnsentKind } from '../parts/store/entries.ts';
import { subscribeToQueueChanges } from '../parts/store/queue-changes.ts';

/**
 * Calls `onSent` when the server got an entry of these kinds for a project, from whatever tab. It listens as soon as the
 * page asks the server: an entry that goes before the page has read the device is in neither otherwise.
 */
export function useWhenSent(projectId: number, kinds: readonly UnsentKind[], onSent: () => Promise<unknown>): void {
  const latest = useRef({ kinds, onSent });
  latest.current = { kinds, onSent };
  useEffect(
    () =>
      subscribeToQueueChanges((sent) => {
        const { kinds: current, onSent: call } = latest.current;
        if (sent?.projectId === projectId && current.includes(sent.kind)) void call();
      }),
    [projectId],
  );
}
