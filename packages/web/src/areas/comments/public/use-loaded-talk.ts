import type { Board } from '@portal/contract/areas/comments/boards';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { LoadedThread } from '../api.ts';
import { countEntries, talkBlocks } from '../parts/talk-blocks.ts';
import { threadRows } from '../parts/thread-rows.ts';
import { threadKey } from './thread-key.ts';

/** How many comments of a post are loaded, without history lines: '12', '12+' with older ones, '' before any is. */
export function useLoadedTalk(board: Board, id: number): string {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const { data } = useQuery<LoadedThread>({
    queryKey: [...threadKey(board, String(id)), String(query['reload'] ?? '')],
    enabled: false,
  });
  if (!data) return '';
  const blocks = talkBlocks(threadRows(data.entries)).filter(({ kind }) => kind === 'talk');
  return `${countEntries(blocks)}${data.before > 0 ? '+' : ''}`;
}
