import { InternalStatus } from './status.ts';

/** Kinds of waiting work of an internal project in progress; its list can be filtered by them. */
export const InternalTodo = {
  /** The work starts today. */
  StartsToday: 'internalToday',
  /** The work starts later this week, or next week once this week is over. */
  StartsThisWeek: 'internalThisWeek',
  /** The day of the start has passed and the project is not completed. */
  StartPassed: 'internalStartPassed',
  /** Every project in progress, whatever its day. */
  InProgress: 'internalInProgress',
} as const;
export type InternalTodo = (typeof InternalTodo)[keyof typeof InternalTodo];

export const INTERNAL_TODOS = [
  InternalTodo.StartsToday,
  InternalTodo.StartsThisWeek,
  InternalTodo.StartPassed,
  InternalTodo.InProgress,
] as const;

/** The status of every project with waiting work. */
export const INTERNAL_TODO_STATUS = InternalStatus.InProgress;
