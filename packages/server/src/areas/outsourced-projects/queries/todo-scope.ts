import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import {
  mayFilterByTodo,
  TODO_RULES,
  type TodoFlags,
  type TodoOwner,
  type TodoStart,
} from '@portal/contract/areas/outsourced-projects/todo-rules';
import type { Todo, TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import { type Actor, isPartner } from '@portal/contract/core/actor';
import { seoulDay } from '@portal/contract/core/dates';
import { ALL } from '@portal/contract/core/list-request';
import { sql } from 'kysely';
import type { CallCtx } from '#context.ts';
import { collected, type Filter, inStatus, type Where } from '#lists/filter.ts';
import type { Scope } from '#lists/list-projects.ts';
import { daysUntilWorkingDay, weekAhead } from '../public/upcoming-days.ts';
import {
  inStates,
  isExpectedOn,
  isUnrated,
  startsOn,
  startsUntil,
  wonBy,
  wonByUserOrDeletedColleague,
} from './project-conditions.ts';

/** The request fields that narrow a list to waiting work, in wire names. */
export type TodoRequest = { SearchTodo: Todo | ''; SearchScope: TodoScope };

/** The flags of the todo rules as SQL on the table of projects. */
const FLAG_COLUMNS: Readonly<Record<keyof TodoFlags, Where>> = {
  noMaterials: sql`no_materials`,
  materialSent: sql`material_sent`,
  materialReceived: sql`material_received`,
  hasDelivery: sql`delivery_type <> ''`,
  hasBillDate: sql`bill_date is not null`,
  objected: sql`objected`,
};

const FLAGS = ['noMaterials', 'materialSent', 'materialReceived', 'hasDelivery', 'hasBillDate', 'objected'] as const;

/** Filters for the rows whose flags match a rule. */
const withFlags = (flags: Readonly<Partial<TodoFlags>>): Filter[] =>
  FLAGS.filter((flag) => flags[flag] !== undefined).map((flag) =>
    collected(flags[flag] ? FLAG_COLUMNS[flag] : sql`not (${FLAG_COLUMNS[flag]})`),
  );

/** The rows of one status, or of several. */
function inStatuses(statuses: readonly ProjectStatus[]): Filter[] {
  const [status = ALL, ...others] = statuses;
  return others.length > 0 ? [collected(inStates(statuses))] : inStatus(status);
}

async function startingIn({ db, actor }: CallCtx, starts: TodoStart, today: string): Promise<Filter> {
  switch (starts) {
    case 'nextWorkingDay':
      return collected(startsOn(await daysUntilWorkingDay(db, today)));
    case 'today':
      // The crew's '오늘 현장' has the sites on which its work goes on, too (D-573).
      return collected(isPartner(actor) ? isExpectedOn(today) : startsOn([today]));
    case 'thisWeek':
      return collected(startsOn(weekAhead(today)));
    case 'untilToday':
      return collected(startsUntil(today));
  }
}

/** The rows in which work waits for this user. Work of permission M has no single owner, nor has a company's. */
function ownedBy(actor: Actor, owner: TodoOwner): Filter[] {
  const { userId, companyId } = actor;
  switch (owner) {
    case 'sales':
      return [collected(sql`sales_user_id = ${userId}`)];
    case 'pm':
      return [collected(sql`pm_ids @> ${[userId]}::text[]`)];
    case 'involved':
      return isPartner(actor) ? [] : ownedBy(actor, 'responsible');
    case 'responsible':
      return [collected(sql`sales_user_id = ${userId} or pm_ids @> ${[userId]}::text[]`)];
    case 'winner':
      return [collected(wonByUserOrDeletedColleague(userId, companyId))];
    case 'manager':
      return [];
  }
}

/**
 * The scope of a list narrowed to one kind of waiting work. Without a kind, or with one that is not the caller's, it is
 * unchanged.
 */
export async function todoScope(ctx: CallCtx, scope: Scope, { SearchTodo, SearchScope }: TodoRequest): Promise<Scope> {
  const { actor, now } = ctx;
  if (SearchTodo === '' || !mayFilterByTodo(actor, SearchTodo)) return scope;
  const { statuses, owner, flags = {}, starts, unrated } = TODO_RULES[SearchTodo];
  const isMine = isPartner(actor) || SearchScope === 'mine';
  return {
    ...scope,
    filters: [
      ...scope.filters,
      ...inStatuses(statuses),
      ...(isPartner(actor) ? [wonBy(actor.companyId)] : []),
      ...(isMine ? ownedBy(actor, owner) : []),
      ...withFlags(flags),
      ...(starts === undefined ? [] : [await startingIn(ctx, starts, seoulDay(now()))]),
      ...(unrated ? [collected(isUnrated)] : []),
    ],
  };
}
