import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import type { TodayWork } from '@portal/contract/areas/today/calls';
import { LINE_RULES, labelOfLine, startingLabel, todayListOf, weekLabel } from '@portal/contract/areas/today/lines';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { sitesSearch } from '#areas/site/public/missing-search.ts';
import { paths } from '#lib/paths.ts';

/** The label of a line, with its day if it has one. `today` is 'YYYY-MM-DD'. */
export function lineLabel(actor: Actor, { line, fromDay, toDay }: TodayWork, today: string): string {
  if (line === 'starting' && toDay !== '') return startingLabel(today, toDay);
  const label = labelOfLine(actor, line);
  const isWeek = line === 'startsThisWeek' || line === 'internalThisWeek';
  return isWeek && fromDay !== '' ? weekLabel(label, today, fromDay) : label;
}

/** The names of the first projects of a line. */
export function workNames({ projects, internalProjects, count }: TodayWork): string {
  const shown = [...projects, ...internalProjects];
  const names = shown.map(({ projectName }) => projectName).join(', ');
  return count > shown.length && names !== '' ? `${names} …` : names;
}

const LISTS = {
  projects: paths.projectList,
  partnerProjects: paths.projectCompanyList,
  orders: paths.orderList,
  settlement: paths.accountingList,
  internalProjects: paths.projectMizeList,
} as const;

/**
 * The link of a line: its list, filtered to exactly its projects. For settlements it is one month. What starts today
 * leads staff to '오늘 현장'.
 */
export function lineTarget(actor: Actor, { line, months }: TodayWork, scope: TodoScope, month = months[0]?.yearMonth) {
  if (line === 'startsToday' && isStaff(actor)) return { to: paths.projectSites, search: sitesSearch(scope) };
  const { status, todo } = LINE_RULES[line];
  const search: Record<string, string> = { status };
  if (todo !== '') search['todo'] = todo;
  if (todo !== '' && scope === 'team') search['scope'] = scope;
  if (month !== undefined) search['month'] = month;
  return { to: LISTS[todayListOf(actor, line)], search };
}
