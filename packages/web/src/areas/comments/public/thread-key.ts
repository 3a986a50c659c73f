import type { Board } from '@portal/contract/areas/comments/boards';

/** All threads a page holds, to ask for them anew. */
export const threadsKey = ['comments'] as const;

/** The thread of one post. */
export const threadKey = (board: Board, id: string) => [...threadsKey, board, id] as const;
