import { PRIORITIES, TASK_STATUSES } from '@portal/contract/areas/workspace-entries/kinds';
import type { Task } from '@portal/contract/areas/workspace-entries/shapes';
import type { ChangeItem } from '@portal/contract/core/forms';

/** The fields of a task that are compared when another user was faster. */
export type TaskValues = Omit<Task, 'subTasks' | 'subTaskCount' | 'subTaskDoneCount'>;

const textItem = (name: string, field: 'startDay' | 'dueDay'): ChangeItem<TaskValues> => ({
  name,
  key: (task) => task[field],
  show: (task) => task[field],
});

/** The comparison items of a task with their labels. */
export const TASK_CHANGE_ITEMS: readonly ChangeItem<TaskValues>[] = [
  { name: '상태', key: ({ taskStatus }) => taskStatus, show: ({ taskStatus }) => TASK_STATUSES[taskStatus] },
  { name: '우선순위', key: ({ priority }) => priority, show: ({ priority }) => PRIORITIES[priority] },
  {
    name: '담당자',
    key: ({ assignees }) => assignees.map(({ userId }) => userId).join(),
    show: ({ assignees }) => assignees.map(({ userName }) => userName).join(', '),
  },
  textItem('시작일', 'startDay'),
  textItem('마감일', 'dueDay'),
  { name: '진척도', key: ({ progress }) => String(progress), show: ({ progress }) => `${progress}%` },
];
