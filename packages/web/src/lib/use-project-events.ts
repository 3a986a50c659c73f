import { type ChangeEvent, EVENTS_PATH, PROJECT_EVENT } from '@portal/contract/areas/alarms/feed';
import { useEffect, useRef } from 'react';

/** After so many ms a refused stream is asked for again, and what may have been missed is read. */
const REFUSED_MS = 5000;

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
 * Calls `onChange` shortly after a change of a project that this user may see. With `id`, only for that
 * project. A hidden page closes its stream and calls `onChange` when it becomes visible again.
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
    let stream: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), delayMs * (0.5 + Math.random()));
    };
    // An event without an id means that changes may have been missed.
    const handleEvent = ({ data }: MessageEvent<string>) => {
      if (id === undefined || data === '' || data === String(id)) schedule();
    };
    const close = () => {
      clearTimeout(retry);
      stream?.close();
      stream = undefined;
    };
    const open = () => {
      close();
      const current = new EventSource(EVENTS_PATH);
      stream = current;
      current.addEventListener(event, handleEvent);
      current.addEventListener('error', () => {
        // The browser opens a lost stream again by itself, but not a refused one.
        if (stream !== current || current.readyState !== EventSource.CLOSED) return;
        retry = setTimeout(() => {
          open();
          schedule();
        }, REFUSED_MS);
      });
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') return close();
      open();
      schedule();
    };
    if (document.visibilityState !== 'hidden') open();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      clearTimeout(timer);
      close();
    };
  }, [enabled, event, id, delayMs]);
}
