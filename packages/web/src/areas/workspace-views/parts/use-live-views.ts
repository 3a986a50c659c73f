import { useQueryClient } from '@tanstack/react-query';
import { useRoomChanges } from '#areas/workspace/public/use-room-changes.ts';
import { viewsKey } from '../api.ts';

/** Invalidates the views of a room whenever it changed. */
export function useLiveViews(projectId: number): void {
  const client = useQueryClient();
  useRoomChanges(projectId, () => client.invalidateQueries({ queryKey: viewsKey(projectId) }));
}
