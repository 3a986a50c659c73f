import { useEffect, useRef } from 'react';
import { markRead } from '../../api.ts';

/** Marks the talk as read up to its newest message while the page is in view. */
export function useReadMark(newestId: number, unread: number): void {
  const marked = useRef(0);
  useEffect(() => {
    const mark = () => {
      if (unread === 0 || newestId <= marked.current || document.visibilityState === 'hidden') return;
      marked.current = newestId;
      void markRead(newestId);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [newestId, unread]);
}
