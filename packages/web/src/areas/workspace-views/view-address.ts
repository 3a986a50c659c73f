import {
  PRIORITY_CODES,
  type Priority,
  TASK_ORDERS,
  TASK_STATUS_CODES,
  type TaskOrder,
  type TaskStatus,
} from '@portal/contract/areas/workspace-entries/kinds';
import { anyDay, anyText, oneOf, type Param, positiveInteger } from '#kit/list/list-search.ts';

/** The filters by due day: any, late, up to today, within a week. */
export const DUE_FILTERS = ['', 'late', 'today', 'week'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

/** The two views of the tasks, which share one filter. */
export type TaskView = 'table' | 'board';

/** The filters and view of the tasks in the URL. */
export type TaskAddress = {
  view: TaskView;
  who: string;
  status: TaskStatus | '';
  priority: Priority | '';
  /** 'Y' leaves out completed tasks. */
  open: 'Y' | '';
  due: DueFilter;
  order: TaskOrder;
};

/** The calendar parameters in the URL. `day` '' means today, and `mine` 'Y' limits it to the user's own items. */
export type CalendarAddress = { span: 'month' | 'week'; day: string; mine: 'Y' | '' };

type Query = Readonly<Record<string, unknown>>;
type Names<Address> = { [Name in keyof Address]: Param<Extract<Address[Name], string>> };

const TASK_NAMES: Names<TaskAddress> = {
  view: oneOf<TaskView>(['table', 'board'], 'table'),
  who: anyText(),
  status: oneOf<TaskStatus | ''>(TASK_STATUS_CODES, ''),
  priority: oneOf<Priority | ''>(PRIORITY_CODES, ''),
  open: oneOf<TaskAddress['open']>(['Y'], ''),
  due: oneOf<DueFilter>(DUE_FILTERS, ''),
  order: oneOf<TaskOrder>(TASK_ORDERS, TASK_ORDERS[0]),
};

const CALENDAR_NAMES: Names<CalendarAddress> = {
  span: oneOf<CalendarAddress['span']>(['month', 'week'], 'month'),
  day: anyDay(),
  mine: oneOf<CalendarAddress['mine']>(['Y'], ''),
};

const read = <T extends string>({ initial, read: parse }: Param<T>, raw: unknown): T => parse(raw) ?? initial;

/** Reads the task parameters from the URL. */
export const readTaskAddress = (query: Query): TaskAddress => ({
  view: read(TASK_NAMES.view, query['view']),
  who: read(TASK_NAMES.who, query['who']),
  status: read(TASK_NAMES.status, query['status']),
  priority: read(TASK_NAMES.priority, query['priority']),
  open: read(TASK_NAMES.open, query['open']),
  due: read(TASK_NAMES.due, query['due']),
  order: read(TASK_NAMES.order, query['order']),
});

/** Reads the calendar parameters from the URL. */
export const readCalendarAddress = (query: Query): CalendarAddress => ({
  span: read(CALENDAR_NAMES.span, query['span']),
  day: read(CALENDAR_NAMES.day, query['day']),
  mine: read(CALENDAR_NAMES.mine, query['mine']),
});

/** The URL parameters with some values changed. Default values are left out, so that links stay short. */
export function changedSearch(
  query: Query,
  part: Partial<TaskAddress> | Partial<CalendarAddress>,
): Record<string, unknown> {
  const initials: Readonly<Record<string, string>> = { view: 'table', order: TASK_ORDERS[0], span: 'month' };
  return Object.fromEntries(
    Object.entries({ ...query, ...part }).filter(([name, value]) => value !== '' && value !== initials[name]),
  );
}

/** The id of the entry that is open beside a view, 0 for none. */
export const readEntryId = (query: Query): number => positiveInteger().read(query['entryId']) ?? 0;
