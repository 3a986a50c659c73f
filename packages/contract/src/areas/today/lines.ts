import { type Actor, isManager, isPartner, isStaff, StaffLetter } from '../../core/actor.ts';
import { addDays, weekdayOf } from '../../core/dates.ts';
import { ALL } from '../../core/list-request.ts';
import { mayUseInternalProjects } from '../internal-projects/policy.ts';
import type { InternalStatus } from '../internal-projects/status.ts';
import { INTERNAL_TODO_STATUS, INTERNAL_TODOS, InternalTodo } from '../internal-projects/todos.ts';
import { MENU, type MenuKey } from '../menu/keys.ts';
import { ProjectStatus } from '../outsourced-projects/status.ts';
import { TODO_RULES } from '../outsourced-projects/todo-rules.ts';
import { Todo, type TodoScope } from '../outsourced-projects/todos.ts';

/** Lines of '오늘 할 일': kinds of waiting work of outsourced and internal projects, open offers, and amounts to settle. */
export const TODAY_LINES = [
  Todo.Objected,
  Todo.Unposted,
  Todo.StartsToday,
  Todo.Starting,
  Todo.StartsThisWeek,
  Todo.Unsent,
  Todo.Unrated,
  Todo.Unconfirmed,
  'unsettled',
  'offers',
  Todo.Unreceived,
  Todo.Undated,
  ...INTERNAL_TODOS,
] as const;
export type TodayLine = (typeof TODAY_LINES)[number];

/** Number of projects that a line shows besides its count. */
export const TODAY_ROWS = 3;

/** The lists to which a line links. */
export type TodayList = 'projects' | 'partnerProjects' | 'orders' | 'settlement' | 'internalProjects';

/** A line's label, the label of its action, and its list with filters that match exactly its projects. */
type LineRule<Status extends string, Work extends string> = {
  label: string;
  action: string;
  list: TodayList;
  /** The status of all its projects, or all statuses. */
  status: Status | typeof ALL;
  todo: Work | '';
};
type OutsourcedRule = LineRule<ProjectStatus, Todo>;
type InternalRule = LineRule<InternalStatus, InternalTodo>;

/** The only status of this work, or all of them when it has several. */
const statusOf = (todo: Todo): ProjectStatus | typeof ALL => {
  const [status = ALL, ...others] = TODO_RULES[todo].statuses;
  return others.length > 0 ? ALL : status;
};

const work = (todo: Todo, label: string, actionLabel: string, list: TodayList = 'projects'): OutsourcedRule => ({
  label,
  action: actionLabel,
  list,
  status: statusOf(todo),
  todo,
});

const internal = (todo: InternalTodo, label: string): InternalRule => ({
  label,
  action: '목록',
  list: 'internalProjects',
  status: INTERNAL_TODO_STATUS,
  todo,
});

/** Every line with its labels. Three labels depend on the day, see `startingLabel` and `weekLabel`. */
export const LINE_RULES: Readonly<
  Record<Exclude<TodayLine, InternalTodo>, OutsourcedRule> & Record<InternalTodo, InternalRule>
> = {
  objected: work(Todo.Objected, '수주업체 이의', '답변'),
  unposted: work(Todo.Unposted, '게시전', '게시'),
  starting: work(Todo.Starting, '내일 시작', '목록'),
  unsent: work(Todo.Unsent, '자재 미발송', '자재발송'),
  unrated: work(Todo.Unrated, '평가 남음', '평가'),
  unconfirmed: work(Todo.Unconfirmed, '계산서 확인', '발급확인'),
  unsettled: { label: '정산할 금액', action: '정산', list: 'settlement', status: ProjectStatus.Invoiced, todo: '' },
  offers: { label: '새 프로젝트', action: '보기', list: 'partnerProjects', status: ProjectStatus.Open, todo: '' },
  startsToday: work(Todo.StartsToday, '오늘 시작', '현장', 'orders'),
  startsThisWeek: work(Todo.StartsThisWeek, '이번 주 시작', '일정', 'orders'),
  unreceived: work(Todo.Unreceived, '자재 수령 확인', '수령 확인', 'orders'),
  undated: work(Todo.Undated, '계산서 발행일 미입력', '입력', 'orders'),
  internalToday: internal(InternalTodo.StartsToday, '오늘 시작 (마이즈)'),
  internalThisWeek: internal(InternalTodo.StartsThisWeek, '이번 주 시작 (마이즈)'),
  internalStartPassed: internal(InternalTodo.StartPassed, '시작일 지남 (마이즈)'),
  internalInProgress: internal(InternalTodo.InProgress, '진행중 (마이즈)'),
};

const PARTNER_LINES: readonly TodayLine[] = ['offers', 'startsToday', 'startsThisWeek', 'unreceived', 'undated'];
const SALES_LINES: readonly TodayLine[] = ['objected', 'unposted', 'startsToday', 'startsThisWeek'];
const PM_LINES: readonly TodayLine[] = ['objected', 'startsToday', 'starting', 'startsThisWeek', 'unsent', 'unrated'];
const MANAGER_LINES: readonly TodayLine[] = [
  'objected',
  'startsToday',
  'startsThisWeek',
  'unposted',
  'unconfirmed',
  'unsettled',
];

/** The lines of outsourced projects for a user by their role. */
function outsourcedLines(actor: Actor): readonly TodayLine[] {
  if (isPartner(actor)) return PARTNER_LINES;
  if (isManager(actor)) return MANAGER_LINES;
  if (actor.permission === StaffLetter.Sales) return SALES_LINES;
  return actor.permission === StaffLetter.Pm ? PM_LINES : [];
}

/** The lines for a user. All staff have those of internal projects, see `staysEmpty`. */
export const linesOf = (actor: Actor): readonly TodayLine[] => [
  ...outsourcedLines(actor),
  ...(mayUseInternalProjects(actor) ? INTERNAL_TODOS : []),
];

/** The label of a line. The crew's line of today has the sites on which its work goes on, too (D-573). */
export const labelOfLine = (actor: Actor, line: TodayLine): string =>
  line === Todo.StartsToday && isPartner(actor) ? '오늘 작업' : LINE_RULES[line].label;

/** The menus of a line, without which its list is closed and the line is left out (D-23). */
export const menusOfLine = (line: TodayLine): readonly MenuKey[] => (line === 'unsettled' ? [MENU.settlementList] : []);

/** Whether a line is about internal projects. */
export const isInternalLine = (line: TodayLine): line is InternalTodo => INTERNAL_TODOS.some((one) => one === line);

/** Whether a line stays when it counts nothing. A line of internal projects is left out (D-341). */
export const staysEmpty = (line: TodayLine): boolean => !isInternalLine(line);

/** The list to which a line leads this user. Staff find awarded projects in their own list. */
export const todayListOf = (actor: Actor, line: TodayLine): TodayList => {
  const { list } = LINE_RULES[line];
  return list === 'orders' && isStaff(actor) ? 'projects' : list;
};

/** The scope before the user chooses one: the whole team for managers, otherwise the user's own work. */
export const defaultScope = (actor: Actor): TodoScope => (isManager(actor) ? 'team' : 'mine');

/** Whether the user can choose between their own and the team's work. */
export const choosesScope = isStaff;

/** '내일 시작', or '월요일 시작' when the next working day is not tomorrow. `until` is the next working day. */
export const startingLabel = (today: string, until: string): string =>
  until === addDays(today, 1) ? LINE_RULES.starting.label : `${weekdayOf(until)}요일 시작`;

/** The label '이번 주 시작', or '다음 주 시작' when the days come after this week's Sunday. `from` is the first of these days. */
export const weekLabel = (label: string, today: string, from: string): string =>
  from === addDays(today, 1) && weekdayOf(from) !== '월' ? label : label.replace('이번 주', '다음 주');
