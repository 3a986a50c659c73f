import type { QueryClient } from '@tanstack/react-query';

/** All that a page holds of the workspace, to ask for it anew; its parts begin with it. */
export const workspaceKey = ['workspace'] as const;

/** Own rooms, as the sidebar lists them. */
export const sideKey = [...workspaceKey, 'side'] as const;

/** What a page holds of one room. */
export const roomKey = (projectId: number) => [...workspaceKey, 'room', projectId] as const;

/** Draws everything of the workspace anew: whose it is, who waits, what is new. */
export const refreshWorkspace = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ queryKey: workspaceKey });
