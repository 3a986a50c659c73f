import { type Actor, isManager, isPartner, isStaff, StaffLetter } from '../../core/actor.ts';
import { addDays, weekdayOf } from '../../core/dates.ts';
import { ProjectStatus } from '../outsourced-projects/status.ts';
import { TODO_RULES, Todo, type TodoScope } from '../outsourced-projects/todos.ts';

/** Lines of '오늘 할 일': kinds of waiting work, open offers, and amounts to settle. */
export const TODAY_LINES = [
  Todo.Unposted,
  Todo.Starting,
  Todo.Unsent,
  Todo.Unrated,
  Todo.Unconfirmed,
  'unsettled',
  'offers',
  Todo.StartsToday,
  Todo.StartsThisWeek,
  Todo.Unreceived,
  Todo.Undated,
] as const;
export type TodayLine = (typeof TODAY_LINES)[number];

/** Rows a line shows besides its count. */
export const TODAY_ROWS = 3;

/** The lists a line can lead to. */
type TodayList = 'projects' | 'partnerProjects' | 'orders' | 'settlement';

/** What a line says, the deed it leads to, and its list with the filters that leave exactly its projects. */
type LineRule = { label: string; deed: string; list: TodayList; status: ProjectStatus; todo: Todo | '' };

const work = (todo: Todo, label: string, deed: string, list: TodayList = 'projects'): LineRule => ({
  label,
  deed,
  list,
  status: TODO_RULES[todo].status,
  todo,
});

/** Every line, in its words; the day in the label of `starting` is said by `startingLabel`. */
export const LINE_RULES: Readonly<Record<TodayLine, LineRule>> = {
  unposted: work(Todo.Unposted, '게시 전', '게시'),
  starting: work(Todo.Starting, '내일 시작', '목록'),
  unsent: work(Todo.Unsent, '자재 미발송', '자재발송'),
  unrated: work(Todo.Unrated, '평가 남음', '평가'),
  unconfirmed: work(Todo.Unconfirmed, '계산서 확인', '발급확인'),
  unsettled: { label: '정산할 금액', deed: '정산', list: 'settlement', status: ProjectStatus.Invoiced, todo: '' },
  offers: { label: '새 프로젝트', deed: '보기', list: 'partnerProjects', status: ProjectStatus.Open, todo: '' },
  startsToday: work(Todo.StartsToday, '오늘', '현장', 'orders'),
  startsThisWeek: work(Todo.StartsThisWeek, '이번 주', '일정', 'orders'),
  unreceived: work(Todo.Unreceived, '자재 수령 확인', '수령 확인', 'orders'),
  undated: work(Todo.Undated, '계산서 발행일 미입력', '입력', 'orders'),
};

const PARTNER_LINES: readonly TodayLine[] = ['offers', 'startsToday', 'startsThisWeek', 'unreceived', 'undated'];
const SALES_LINES: readonly TodayLine[] = ['unposted'];
const PM_LINES: readonly TodayLine[] = ['starting', 'unsent', 'unrated'];
const MANAGER_LINES: readonly TodayLine[] = ['unposted', 'unconfirmed', 'unsettled'];

/** The lines of one person by his role; none for staff who neither sell, lead nor manage. */
export function linesOf(actor: Actor): readonly TodayLine[] {
  if (isPartner(actor)) return PARTNER_LINES;
  if (isManager(actor)) return MANAGER_LINES;
  if (actor.permission === StaffLetter.Sales) return SALES_LINES;
  return actor.permission === StaffLetter.Pm ? PM_LINES : [];
}

/** Whose work is shown before anybody chooses: a manager's are those of the whole team. */
export const defaultScope = (actor: Actor): TodoScope => (isManager(actor) ? 'team' : 'mine');

/** Whether a person can choose between his own and the team's work. */
export const choosesScope = isStaff;

/** '내일 시작', or '월요일 시작' when the next working day is not tomorrow. `until` is that day. */
export const startingLabel = (today: string, until: string): string =>
  until === addDays(today, 1) ? LINE_RULES.starting.label : `${weekdayOf(until)}요일 시작`;

/** '이번 주', or '다음 주' when the days asked for lie behind Sunday. `from` is the first of them. */
export const weekLabel = (today: string, from: string): string =>
  from === addDays(today, 1) && weekdayOf(from) !== '월' ? LINE_RULES.startsThisWeek.label : '다음 주';
