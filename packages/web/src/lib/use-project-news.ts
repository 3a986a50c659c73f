import { EVENTS_PATH, PROJECT_EVENT } from '@portal/contract/areas/alarms/feed';
import { useEffect, useRef } from 'react';

/** Many changes at once are one reason to look; not all pages look at the same moment. */
const CALM_MS = 1500;

/**
 * Calls `onNews` a moment after an outsourced project changed that this viewer may see; only after this one did, when
 * `id` names it. A page nobody sees holds no stream and asks once when it is seen again.
 */
export function useProjectNews(enabled: boolean, onNews: () => unknown, id?: number): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    if (!enabled) return;
    let stream: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), CALM_MS * (0.5 + Math.random()));
    };
    // Without an id something may have been missed.
    const handleEvent = ({ data }: MessageEvent<string>) => {
      if (id === undefined || data === '' || data === String(id)) tell();
    };
    const close = () => {
      stream?.close();
      stream = undefined;
    };
    const open = () => {
      close();
      stream = new EventSource(EVENTS_PATH);
      stream.addEventListener(PROJECT_EVENT, handleEvent);
    };
    const handleSight = () => {
      if (document.visibilityState === 'hidden') return close();
      open();
      tell();
    };
    if (document.visibilityState !== 'hidden') open();
    document.addEventListener('visibilitychange', handleSight);
    return () => {
      document.removeEventListener('visibilitychange', handleSight);
      clearTimeout(timer);
      close();
    };
  }, [enabled, id]);
}
