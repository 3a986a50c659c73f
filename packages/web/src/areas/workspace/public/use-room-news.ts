import { useEffect, useRef } from 'react';
import { calmed, listenRoomNews } from './room-news.ts';

/** Calls `onNews`, throttled, after a room changed. 0 means any of the user's rooms. */
export function useRoomNews(projectId: number, onNews: () => unknown): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    const news = calmed(() => latest.current());
    const stop = listenRoomNews((changed) => {
      if (projectId === 0 || changed === '' || changed === String(projectId)) news.call();
    });
    return () => {
      stop();
      news.stop();
    };
  }, [projectId]);
}
