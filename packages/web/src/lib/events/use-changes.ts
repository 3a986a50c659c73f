import type { CHANGE_EVENTS } from '@portal/contract/core/live-events';
import { useEffect, useRef } from 'react';
import { eventStream } from './event-stream.ts';
import { throttle } from './throttle.ts';

/** Base delay in ms of what many users have open. It groups several changes, and spreads the pages' requests. */
const MANY_MS = 1500;
/** Base delay in ms of what few users have open: the pages of staff, a room, the own alarms. */
export const FEW_MS = 200;

type Watched = {
  event: (typeof CHANGE_EVENTS)[number];
  /** Only events with this data. */
  only?: number | string | undefined;
  delayMs?: number;
  enabled?: boolean;
  /** Whether to read again when the stream of the opened page is there, for what may change in that moment. */
  atOpening?: boolean;
};

/**
 * Calls `onChange` shortly after an event of the stream, and where events may have been missed: at the latest three
 * seconds after a change, however many follow, and not before the former call has resolved (D-641).
 */
export function useChanges(
  { event, only, delayMs = MANY_MS, enabled = true, atOpening = false }: Watched,
  onChange: () => unknown,
): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!enabled) return;
    const { ask, stop } = throttle(() => latest.current());
    const stopFollowing = eventStream.follow({
      onEvent: (name, data, isOwn) => {
        if (name === event && (only === undefined || data === String(only))) ask(isOwn ? 0 : delayMs);
      },
      onMissed: (spanMs) => ask(delayMs, spanMs),
      onFirstOpen: atOpening ? () => ask(delayMs) : undefined,
    });
    return () => {
      stopFollowing();
      stop();
    };
  }, [enabled, event, only, delayMs, atOpening]);
}
