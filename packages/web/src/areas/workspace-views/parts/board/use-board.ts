import { TASK_STATUS_CODES, type TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { boardKey, readLanes, type TaskFilter } from '../../api.ts';
import { appendLanePage } from './lane-updates.ts';
import type { Lane } from './task-board.tsx';

const inOrder = (lanes: readonly Lane[]): Lane[] =>
  TASK_STATUS_CODES.map((status) => lanes.find((lane) => lane.status === status) ?? { status, cards: [], more: false });

/** The board of a room with its loaded pages. A refetch loads as many cards as before. */
export function useBoard(projectId: number, filter: TaskFilter) {
  const client = useQueryClient();
  const queryKey = [...boardKey(projectId), filter];
  const loading = useRef(new Set<TaskStatus>());

  const nextPage = async (lanes: Lane[], status: TaskStatus, signal?: AbortSignal): Promise<Lane[]> => {
    const after = lanes.find((lane) => lane.status === status)?.cards.at(-1)?.entryId ?? 0;
    const [page] = await readLanes(projectId, filter, { status, after }, signal);
    return page ? appendLanePage(lanes, page) : lanes;
  };
  const board = useQuery<Lane[]>({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<Lane[]>(queryKey) ?? [];
      let lanes = inOrder(await readLanes(projectId, filter, { status: '', after: 0 }, signal));
      for (const { status, cards } of before) {
        const isShort = () =>
          lanes.some((lane) => lane.status === status && lane.more && lane.cards.length < cards.length);
        while (isShort()) lanes = await nextPage(lanes, status, signal);
      }
      return lanes;
    },
  });
  const loadMore = async (status: TaskStatus): Promise<void> => {
    const lanes = client.getQueryData<Lane[]>(queryKey);
    if (lanes === undefined || loading.current.has(status)) return;
    loading.current.add(status);
    try {
      const loaded = await nextPage(lanes, status);
      const page = loaded.find((lane) => lane.status === status);
      if (page) client.setQueryData<Lane[]>(queryKey, (current) => current && appendLanePage(current, page));
    } finally {
      loading.current.delete(status);
    }
  };
  return { board, loadMore };
}
