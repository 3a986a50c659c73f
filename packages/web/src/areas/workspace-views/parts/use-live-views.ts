import { useQueryClient } from '@tanstack/react-query';
import { useRoomNews } from '#areas/workspace/public/use-room-news.ts';
import { viewsKey } from '../api.ts';

/** Invalidates the views of a room whenever it changed. */
export function useLiveViews(projectId: number): void {
  const client = useQueryClient();
  useRoomNews(projectId, () => client.invalidateQueries({ queryKey: viewsKey(projectId) }));
}
