import {
  PRIORITY_CODES,
  type Priority,
  TASK_ORDERS,
  TASK_STATUS_CODES,
  type TaskOrder,
  type TaskStatus,
} from '@portal/contract/areas/workspace-entries/kinds';
import { anyDay, anyText, count, oneOf, type Param } from '#kit/list/list-search.ts';

/** Which due days the tasks are narrowed to: any, past ones, up to today, within a week. */
export const DUES = ['', 'late', 'today', 'week'] as const;
export type Due = (typeof DUES)[number];

/** How tasks are looked at: as a table or a board. Both are views of one filter. */
export type TaskView = 'table' | 'board';

/** What the tasks of a room are narrowed to, and how they are shown. */
export type TaskAddress = {
  view: TaskView;
  who: string;
  status: TaskStatus | '';
  priority: Priority | '';
  /** 'Y': without the completed ones. */
  open: 'Y' | '';
  due: Due;
  order: TaskOrder;
};

/** What of the calendar is shown: the month or week of a day, '' is today; all of it or what concerns the reader. */
export type CalendarAddress = { span: 'month' | 'week'; day: string; mine: 'Y' | '' };

type Query = Readonly<Record<string, unknown>>;
type Names<Address> = { [Name in keyof Address]: Param<Extract<Address[Name], string>> };

const TASK_NAMES: Names<TaskAddress> = {
  view: oneOf<TaskView>(['table', 'board'], 'table'),
  who: anyText(),
  status: oneOf<TaskStatus | ''>(TASK_STATUS_CODES, ''),
  priority: oneOf<Priority | ''>(PRIORITY_CODES, ''),
  open: oneOf<TaskAddress['open']>(['Y'], ''),
  due: oneOf<Due>(DUES, ''),
  order: oneOf<TaskOrder>(TASK_ORDERS, TASK_ORDERS[0]),
};

const CALENDAR_NAMES: Names<CalendarAddress> = {
  span: oneOf<CalendarAddress['span']>(['month', 'week'], 'month'),
  day: anyDay(),
  mine: oneOf<CalendarAddress['mine']>(['Y'], ''),
};

const read = <T extends string>({ initial, read: parse }: Param<T>, raw: unknown): T => parse(raw) ?? initial;

/** What the address of a room asks of its tasks. */
export const readTasks = (query: Query): TaskAddress => ({
  view: read(TASK_NAMES.view, query['view']),
  who: read(TASK_NAMES.who, query['who']),
  status: read(TASK_NAMES.status, query['status']),
  priority: read(TASK_NAMES.priority, query['priority']),
  open: read(TASK_NAMES.open, query['open']),
  due: read(TASK_NAMES.due, query['due']),
  order: read(TASK_NAMES.order, query['order']),
});

/** What the address of a room asks of its calendar. */
export const readCalendar = (query: Query): CalendarAddress => ({
  span: read(CALENDAR_NAMES.span, query['span']),
  day: read(CALENDAR_NAMES.day, query['day']),
  mine: read(CALENDAR_NAMES.mine, query['mine']),
});

/** The address with new values for some of its names; what is as at first is left out, so that links stay short. */
export function written(query: Query, part: Partial<TaskAddress> | Partial<CalendarAddress>): Record<string, unknown> {
  const initials: Readonly<Record<string, string>> = { view: 'table', order: TASK_ORDERS[0], span: 'month' };
  return Object.fromEntries(
    Object.entries({ ...query, ...part }).filter(([name, value]) => value !== '' && value !== initials[name]),
  );
}

/** The entry that stands beside a view, 0 for none. */
export const readFocus = (query: Query): number => count().read(query['entryId']) ?? 0;
