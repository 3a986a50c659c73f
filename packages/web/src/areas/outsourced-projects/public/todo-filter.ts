import { TODOS } from '@portal/contract/areas/outsourced-projects/todos';
import { LINE_RULES } from '@portal/contract/areas/today/lines';
import type { ListFilter } from '#kit/list/list-filter.ts';

/** The filter that a link of '오늘 할 일' sets on a list (LISTS-21). */
export const TODO_FILTER: ListFilter = {
  kind: 'narrowing',
  name: 'todo',
  labelOf: (value) => {
    const todo = TODOS.find((one) => one === value);
    return todo === undefined ? '' : LINE_RULES[todo].label;
  },
};
