import type { Board } from '@portal/contract/areas/comments/boards';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import type { LoadedThread } from '../api.ts';
import { countEntries, talkBlocks } from '../parts/talk-blocks.ts';
import { threadRows } from '../parts/thread-rows.ts';
import { threadKey } from './thread-key.ts';

/** '12', or '12+' while older ones are not loaded. History lines are not counted. */
function countOf({ entries, before }: LoadedThread): string {
  const blocks = talkBlocks(threadRows(entries)).filter(({ kind }) => kind === 'talk');
  return `${countEntries(blocks)}${before > 0 ? '+' : ''}`;
}

/** How many comments of a post are loaded, as text; '' before any is. It loads nothing itself. */
export function useLoadedTalk(board: Board, id: number): string {
  const client = useQueryClient();
  const { reload = '' }: { reload?: unknown } = useSearch({ strict: false });
  const key = [...threadKey(board, String(id)), String(reload)];
  const subscribe = useCallback((listener: () => void) => client.getQueryCache().subscribe(listener), [client]);
  const thread = useSyncExternalStore(subscribe, () => client.getQueryData<LoadedThread>(key));
  return thread ? countOf(thread) : '';
}
