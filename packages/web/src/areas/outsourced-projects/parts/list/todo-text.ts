import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { Todo } from '@portal/contract/areas/outsourced-projects/todos';
import { LINE_RULES } from '@portal/contract/areas/today/lines';

const TODO_TEXTS: Partial<Record<Todo, string>> = {
  [Todo.Objected]: LINE_RULES.objected.label,
  [Todo.Unposted]: LINE_RULES.unposted.action,
  [Todo.Unsent]: LINE_RULES.unsent.action,
  [Todo.Unconfirmed]: LINE_RULES.unconfirmed.label,
  [Todo.Unreceived]: LINE_RULES.unreceived.label,
  [Todo.Undated]: LINE_RULES.undated.label,
};

/** The text of a row's next task, undefined when there is none. */
export const todoText = ({ todo }: { todo: ProjectRow['todo'] }): string | undefined =>
  todo === '' ? undefined : TODO_TEXTS[todo];
