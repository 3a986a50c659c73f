import { type ChangeEvent, PROJECT_EVENT } from '@portal/contract/core/live-events';
import { useEffect, useRef } from 'react';
import { eventStream } from './event-stream.ts';

/** Base delay in ms. It groups several changes, and its random part spreads the pages' requests. */
const DELAY_MS = 1500;

type Watched = {
  /** The kind of project. Without it, outsourced ones. */
  event?: ChangeEvent;
  /** Only this project. */
  id?: number;
  /** Another base delay, for pages that only few users have open. */
  delayMs?: number;
};

/**
 * Calls `onChange` shortly after a change of a project that this user may see. With `id`, only for that project. It is
 * called too where changes may have been missed. Changes that follow each other closely never put it off.
 */
export function useProjectEvents(
  enabled: boolean,
  onChange: () => unknown,
  { event = PROJECT_EVENT, id, delayMs = DELAY_MS }: Watched = {},
): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let missed = false;
    const schedule = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          latest.current();
        },
        delayMs * (0.5 + Math.random()),
      );
    };
    const stopFollowing = eventStream.follow({
      // An event without an id means that changes may have been missed.
      on: { [event]: (data) => (id === undefined || data === '' || data === String(id)) && schedule() },
      onState: (state) => {
        if (state === 'open' && missed) schedule();
        missed = state !== 'open';
      },
    });
    return () => {
      stopFollowing();
      clearTimeout(timer);
    };
  }, [enabled, event, id, delayMs]);
}
