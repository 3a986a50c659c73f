import type { TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Person } from '#areas/workspace-entries/public/people-in-place.tsx';
import type { TaskChange } from '#areas/workspace-entries/public/task-change.ts';
import { isForbidden } from '#lib/refusal.ts';
import { EmptyState, LoadError, Loading } from '#ui/feedback/states.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import { useNearEnd } from '#ui/tables/use-near-end.ts';
import { tableQuery } from '../../api.ts';
import type { TaskAddress } from '../../view-address.ts';
import { taskColumns } from './task-columns.tsx';
import { taskLines } from './task-lines.ts';
import { TaskList } from './task-list.tsx';
import css from './task-table.module.css';

type Props = {
  projectId: number;
  address: TaskAddress;
  members: readonly Person[];
  onOrder: (order: TaskAddress['order']) => void;
  onOpen: (task: TaskRow) => void;
  onChange: (task: TaskRow, change: TaskChange) => void;
};

/** The task table with sorting and collapsible sub-tasks, loading more near its end. */
export function TaskTable({ projectId, address, members, onOrder, onOpen, onChange }: Props) {
  const { view: _, ...filter } = address;
  const { order } = filter;
  const tasks = useInfiniteQuery(tableQuery(projectId, filter));
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const end = useNearEnd<HTMLDivElement>(tasks.hasNextPage && !tasks.isFetching, () => tasks.fetchNextPage());
  const narrow = useNarrow();
  const shown = useMemo(() => tasks.data?.pages.flat() ?? [], [tasks.data]);
  const lines = useMemo(() => taskLines(shown, unfolded), [shown, unfolded]);
  const columns = taskColumns(
    {
      members,
      unfolded,
      onFold: (entryId) =>
        setUnfolded(
          (current) =>
            new Set(current.has(entryId) ? [...current].filter((id) => id !== entryId) : [...current, entryId]),
        ),
      onOpen,
      onChange,
    },
    { order, onOrder },
  );
  if (tasks.isPending) return <Loading />;
  if (tasks.isError) return <LoadError forbidden={isForbidden(tasks.error)} onRetry={() => tasks.refetch()} />;
  if (lines.length === 0) return <EmptyState text="조건에 맞는 업무가 없습니다." />;
  return (
    <div className={css['table']}>
      {narrow ? (
        <TaskList tasks={shown} onOpen={onOpen} />
      ) : (
        <DataTable label="업무" columns={columns} rows={lines} rowKey={({ key }) => key} />
      )}
      {tasks.isFetchingNextPage && <Loading />}
      <div ref={end} />
    </div>
  );
}
