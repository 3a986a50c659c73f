import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import type { TodayWork } from '@portal/contract/areas/today/calls';
import { LINE_RULES, startingLabel, weekLabel } from '@portal/contract/areas/today/lines';
import { paths } from '#lib/paths.ts';

/** The label of a line, with its day if it has one. `today` is 'YYYY-MM-DD'. */
export function labelOf({ line, fromDay, toDay }: TodayWork, today: string): string {
  if (line === 'starting' && toDay !== '') return startingLabel(today, toDay);
  if (line === 'startsThisWeek' && fromDay !== '') return weekLabel(today, fromDay);
  return LINE_RULES[line].label;
}

/** The names of the first projects of a line. */
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

/** The link of a line: its list, filtered to exactly its projects. For settlements it is one month. */
export function targetOf({ line, months }: TodayWork, scope: TodoScope, month = months[0]?.yearMonth) {
  const { list, status, todo } = LINE_RULES[line];
  const search: Record<string, string> = { status };
  if (todo !== '') search['todo'] = todo;
  if (todo !== '' && scope === 'team') search['scope'] = scope;
  if (month !== undefined) search['month'] = month;
  return { to: LISTS[list], search };
}
