import { useEffect, useRef } from 'react';
import { subscribeToRoomChanges, throttled } from './room-changes.ts';

/** Calls `onNews`, throttled, after a room changed. 0 means any of the user's rooms. */
export function useRoomChanges(projectId: number, onNews: () => unknown): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    const news = throttled(() => latest.current());
    const stop = subscribeToRoomChanges((changed) => {
      if (projectId === 0 || changed === '' || changed === String(projectId)) news.call();
    });
    return () => {
      stop();
      news.stop();
    };
  }, [projectId]);
}
