import { TODOS } from '@portal/contract/areas/outsourced-projects/todos';
import { LINE_RULES } from '@portal/contract/areas/today/lines';
import type { ListFilter } from '#kit/list/list-filters.tsx';

/** The waiting work that a line of '오늘 할 일' narrowed a list to (LISTS-21). */
export const TODO_FILTER: ListFilter = {
  kind: 'narrowing',
  name: 'todo',
  labelOf: (value) => {
    const todo = TODOS.find((one) => one === value);
    return todo === undefined ? '' : LINE_RULES[todo].label;
  },
};
