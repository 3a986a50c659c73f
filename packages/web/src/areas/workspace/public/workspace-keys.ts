import type { QueryClient } from '@tanstack/react-query';

/** The query key prefix of everything in the workspace, for invalidating it together. */
export const workspaceKey = ['workspace'] as const;

/** The query key of the user's own rooms in the sidebar. */
export const ownRoomsKey = [...workspaceKey, 'side'] as const;

/** The query key prefix of one room. */
export const roomKey = (projectId: number) => [...workspaceKey, 'room', projectId] as const;

/** Invalidates all workspace queries. */
export const refreshWorkspace = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ queryKey: workspaceKey });
