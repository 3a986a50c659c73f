import { mayAskTodo, TODO_STATUS, Todo, type TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import { isPartner } from '@portal/contract/core/actor';
import { seoulDay } from '@portal/contract/core/dates';
import type { CallCtx } from '../../context.ts';
import { withCompanies, withStatus } from '../../lists/branches.ts';
import type { Scope } from '../../lists/list-projects.ts';
import { salesTerm, startTerms, waitingTerm } from '../../lists/search-terms.ts';
import { startingDays, weekAhead } from './public/working-days.ts';
import { listGoneColleagues, startsAfter } from './queries/waiting.ts';

/** What narrows a list to waiting work, as the wire names it. */
export type TodoRequest = { SearchTodo: Todo | ''; SearchScope: TodoScope };

/** The terms of the projects in which work of a kind waits: for the caller, or for anybody (undefined). */
async function termsOf(ctx: CallCtx, todo: Todo, person: string | undefined): Promise<string[]> {
  const today = seoulDay(ctx.now());
  switch (todo) {
    case Todo.Unposted:
      return person === undefined ? [] : [salesTerm(person)];
    case Todo.Starting:
      return startTerms(startingDays(today), person);
    case Todo.Unsent:
    case Todo.Unrated:
      return [waitingTerm(todo, person)];
    case Todo.Unconfirmed:
      return [waitingTerm(todo)];
    case Todo.StartsToday:
      return startTerms([today]);
    case Todo.StartsThisWeek:
      return startTerms(weekAhead(today));
    case Todo.Unreceived:
    case Todo.Undated: {
      const winners = [ctx.actor.userId, ...(await listGoneColleagues(ctx.db, ctx.actor.companyId))];
      return winners.map((winner) => waitingTerm(todo, winner));
    }
  }
}

/** The part of a list in which work of one kind waits; the whole list when none is asked for, or none of the caller's. */
export async function todoScope(ctx: CallCtx, scope: Scope, { SearchTodo, SearchScope }: TodoRequest): Promise<Scope> {
  if (SearchTodo === '' || !mayAskTodo(ctx.actor, SearchTodo)) return scope;
  const isMine = isPartner(ctx.actor) || SearchScope === 'mine';
  const inState = withStatus(scope.visible, TODO_STATUS[SearchTodo]);
  const visible = isPartner(ctx.actor) ? withCompanies(inState, [ctx.actor.companyId]) : inState;
  const terms = await termsOf(ctx, SearchTodo, isMine ? ctx.actor.userId : undefined);
  return {
    ...scope,
    visible,
    ...(terms.length > 0 ? { narrowing: { terms, disjoint: true } } : {}),
    // Nobody rates what has not begun.
    ...(SearchTodo === Todo.Unrated ? { except: startsAfter(seoulDay(ctx.now())) } : {}),
  };
}
