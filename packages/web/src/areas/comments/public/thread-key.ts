import type { Board } from '@portal/contract/areas/comments/boards';

/** The query key of all threads. */
export const threadsKey = ['comments'] as const;

/** The query key of the thread of one post. */
export const threadKey = (board: Board, id: string) => [...threadsKey, board, id] as const;
