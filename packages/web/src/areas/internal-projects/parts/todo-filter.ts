import { INTERNAL_TODOS } from '@portal/contract/areas/internal-projects/todos';
import { LINE_RULES } from '@portal/contract/areas/today/lines';
import type { ListFilter } from '#kit/list/list-filter.ts';

/** The filter that a link of '오늘 할 일' sets on the list of internal projects (LISTS-21). */
export const INTERNAL_TODO_FILTER: ListFilter = {
  kind: 'narrowing',
  name: 'todo',
  labelOf: (value) => {
    const todo = INTERNAL_TODOS.find((one) => one === value);
    return todo === undefined ? '' : LINE_RULES[todo].label;
  },
};
