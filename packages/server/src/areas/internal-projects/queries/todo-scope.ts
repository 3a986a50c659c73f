import { INTERNAL_TODO_STATUS, InternalTodo } from '@portal/contract/areas/internal-projects/todos';
import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import type { Actor } from '@portal/contract/core/actor';
import { seoulDay } from '@portal/contract/core/dates';
import { sql } from 'kysely';
import { weekAhead } from '#areas/outsourced-projects/public/upcoming-days.ts';
import type { CallCtx } from '#context.ts';
import { collected, type Filter, inOrder } from '#lists/filter.ts';
import type { Scope } from '#lists/list-projects.ts';

/** The request fields that narrow the list to waiting work, in wire names. */
export type InternalTodoRequest = { SearchTodo: InternalTodo | ''; SearchScope: TodoScope };

/** The projects of a user: as sales manager, as PM, or as construction manager (D-79). */
const ownedBy = ({ userId }: Actor): Filter =>
  collected(sql`sales_user_id = ${userId} or pm_ids @> ${[userId]}::text[] or choice_user_id = ${userId}`);

/** The projects whose work starts on the days of this kind. */
function startingOn(todo: InternalTodo, today: string): Filter[] {
  switch (todo) {
    case InternalTodo.StartsToday:
      return [collected(sql`start_date = ${today}`)];
    case InternalTodo.StartsThisWeek:
      return [collected(sql`start_date = any(${weekAhead(today)}::date[])`)];
    case InternalTodo.StartPassed:
      return [collected(sql`start_date < ${today}`)];
    case InternalTodo.InProgress:
      return [];
  }
}

/** The internal projects of a request: all that are not deleted, or those with one kind of waiting work. */
export function todoScope({ actor, now }: CallCtx, { SearchTodo, SearchScope }: InternalTodoRequest): Scope {
  if (SearchTodo === '') return { filters: [] };
  return {
    filters: [
      inOrder(sql`status = ${sql.lit(INTERNAL_TODO_STATUS)}`),
      ...(SearchScope === 'mine' ? [ownedBy(actor)] : []),
      ...startingOn(SearchTodo, seoulDay(now())),
    ],
  };
}
