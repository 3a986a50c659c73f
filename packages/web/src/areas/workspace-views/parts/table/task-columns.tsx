import type { TaskOrder } from '@portal/contract/areas/workspace-entries/kinds';
import type { Column } from '#ui/tables/table-rows.tsx';
import { TaskCells, type TaskTableActions } from './task-cells.tsx';
import type { TaskTableLine } from './task-lines.ts';

type Sorted = { order: TaskOrder; onOrder: (order: TaskOrder) => void };

/** The sorting of a column header: ascending, then descending if the column has it, then the default. */
function sortOf(
  { order, onOrder }: Sorted,
  up: TaskOrder,
  down: TaskOrder,
  shown: 'ascending' | 'descending' = 'ascending',
) {
  const isUp = order === up;
  const isDown = order === down && down !== up;
  return {
    order: isUp ? shown : isDown ? ('descending' as const) : ('none' as const),
    onSort: () => onOrder(isUp ? down : up),
  };
}

/** The columns of the task table. A phone shows cards instead. */
export function taskColumns(actions: TaskTableActions, sorted: Sorted): Column<TaskTableLine>[] {
  const { Name, Status, Priority, People, Day, Progress } = TaskCells;
  return [
    { key: 'name', header: '업무명', head: true, render: (line) => <Name {...{ line, actions }} /> },
    {
      key: 'status',
      header: '상태',
      width: 102,
      sort: sortOf(sorted, 'taskStatus_asc', 'taskStatus_asc'),
      render: (line) => <Status {...{ line, actions }} />,
    },
    {
      key: 'priority',
      header: '우선순위',
      width: 92,
      sort: sortOf(sorted, 'priority_asc', 'priority_asc'),
      render: (line) => <Priority {...{ line, actions }} />,
    },
    { key: 'people', header: '담당자', width: 124, render: (line) => <People {...{ line, actions }} /> },
    {
      key: 'start',
      header: '시작일',
      width: 116,
      rank: 3,
      render: (line) => <Day {...{ line, actions }} field="startDay" label="시작일" />,
    },
    {
      key: 'due',
      header: '마감일',
      width: 144,
      sort: sortOf(sorted, 'dueDay_asc', 'dueDay_desc'),
      render: (line) => <Day {...{ line, actions }} field="dueDay" label="마감일" />,
    },
    {
      key: 'progress',
      header: '진척도',
      width: 156,
      rank: 2,
      render: (line) => <Progress {...{ line, actions }} />,
    },
  ];
}
