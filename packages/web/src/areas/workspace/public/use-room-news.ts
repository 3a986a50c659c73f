import { useEffect, useRef } from 'react';
import { calmed, listenRoomNews } from './room-news.ts';

/** Calls `onNews` soon after something changed in a room; with 0 in any room one is in. */
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
