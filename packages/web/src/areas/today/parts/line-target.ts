import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import type { TodayWork } from '@portal/contract/areas/today/calls';
import { LINE_RULES, startingLabel, weekLabel } from '@portal/contract/areas/today/lines';
import { paths } from '#lib/paths.ts';

/** What a line says: its day where it is about one. `today` is 'YYYY-MM-DD'. */
export function labelOf({ line, fromDay, toDay }: TodayWork, today: string): string {
  if (line === 'starting' && toDay !== '') return startingLabel(today, toDay);
  if (line === 'startsThisWeek' && fromDay !== '') return weekLabel(today, fromDay);
  return LINE_RULES[line].label;
}

/** The first of its projects by name. */
export function namesOf({ projects, count }: TodayWork): string {
  const names = projects.map(({ projectName }) => projectName).join(', ');
  return count > projects.length && names !== '' ? `${names} …` : names;
}

const LISTS = {
  projects: paths.projectList,
  partnerProjects: paths.projectCompanyList,
  orders: paths.orderList,
  settlement: paths.accountingList,
} as const;

/** Where a line leads: its list, narrowed to exactly its projects; what is to be settled, to one month of it. */
export function targetOf({ line, months }: TodayWork, scope: TodoScope, month = months[0]?.yearMonth) {
  const { list, status, todo } = LINE_RULES[line];
  const search: Record<string, string> = { status };
  if (todo !== '') search['todo'] = todo;
  if (todo !== '' && scope === 'team') search['scope'] = scope;
  if (month !== undefined) search['month'] = month;
  return { to: LISTS[list], search };
}
