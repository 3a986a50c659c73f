import type { Board } from '@portal/contract/areas/comments/boards';
import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { readPage } from '../api.ts';

/** Reads the newest automatic comments of a post, oldest first. They name who changed what and when (D-73). */
export async function readLatestChanges(board: Board, id: number, signal?: AbortSignal): Promise<CommentEntry[]> {
  const { entries } = await readPage({ board, id: String(id) }, 0, signal);
  return entries.filter(({ autoYn }) => autoYn === 'Y');
}
