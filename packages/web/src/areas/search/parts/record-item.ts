import type { SearchRow } from '@portal/contract/areas/search/calls';
import { UserType } from '@portal/contract/core/actor';
import { withWeekday } from '@portal/contract/core/dates';
import { paths } from '#lib/paths.ts';
import type { StoredSession } from '#lib/session.ts';
import type { IconName } from '#ui/marks/icon.tsx';

/** One row of the dialog: a record or a command. `href` leads somewhere; `run` does something here. */
export type Item = {
  id: string;
  title: string;
  /** Beside the title. */
  hint: string;
  /** At the end of the row. */
  line: string;
  icon: IconName;
  /** The state of a project, shown by its mark. */
  status: string;
} & ({ href: string } | { run: () => void });

const ICONS: Readonly<Record<SearchRow['kind'], IconName>> = {
  outsourced: 'project',
  internal: 'home',
  outsourcedSite: 'place',
  internalSite: 'place',
  company: 'company',
  manager: 'user',
  employee: 'user',
  notice: 'notice',
  entry: 'board',
  file: 'clip',
};

const withQuery = (path: string, query: Record<string, string | number>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;

/** Several projects of one site open their list; one opens itself. */
const siteHref = (list: string, record: string, { title, recordCnt }: SearchRow, isStaffUser: boolean): string =>
  recordCnt > 1 && isStaffUser ? withQuery(list, { type: 'placeName', key: title }) : record;

/** Who looks for it: their kind, and whether their menus lead to the records of employees. */
export type SearchViewer = Pick<StoredSession, 'userType'> & { opensEmployees: boolean };

/** The address of a found record for this user. Staff without the menu of employees see colleagues by department. */
export function hrefOf(row: SearchRow, { userType, opensEmployees }: SearchViewer): string {
  const isStaffUser = userType === UserType.Staff;
  const outsourced = isStaffUser ? paths.projectView(row.key) : paths.projectCompanyView(row.key);
  switch (row.kind) {
    case 'outsourced':
      return outsourced;
    case 'internal':
      return paths.projectMizeView(row.key);
    case 'outsourcedSite':
      return siteHref(paths.projectList, outsourced, row, isStaffUser);
    case 'internalSite':
      return siteHref(paths.projectMizeList, paths.projectMizeView(row.key), row, isStaffUser);
    case 'company':
      return withQuery(paths.projectList, { company_id: row.key });
    case 'manager':
      return isStaffUser
        ? paths.managerView(row.key)
        : withQuery(paths.managerList, { type: 'userName', key: row.title });
    case 'employee':
      return opensEmployees ? paths.employeeView(row.key) : paths.departmentList;
    case 'notice':
      if (row.board === UserType.Staff) return paths.mizeNoticeView(row.key);
      return isStaffUser ? paths.noticeView(row.key) : paths.noticeCompanyView(row.key);
    default:
      return withQuery(paths.reportFeed, { projectId: row.roomId, tab: 'N', entryId: row.entryId || row.key });
  }
}

const isProject = ({ kind }: SearchRow): boolean => kind === 'outsourced' || kind === 'internal';

/** What stands at the end of a row: its parts, its day, or how many projects a site has. */
function lineOf(row: SearchRow): string {
  if (row.recordCnt > 1) return [...row.parts.slice(-1), `프로젝트 ${row.recordCnt}건`].join(' · ');
  if (row.kind === 'notice') return [...row.parts, row.day].join(' · ');
  // The year is left out, as on cards.
  const day = isProject(row) && row.day !== '' ? [withWeekday(row.day).slice('YYYY-'.length)] : [];
  return [...row.parts, ...day].join(' · ');
}

/** A found record as a row. `line` replaces the usual one. */
export const recordItem = (row: SearchRow, me: SearchViewer, line = lineOf(row)): Item => ({
  id: `${row.kind}-${row.key}`,
  title: row.title,
  hint: row.kind === 'internal' || row.kind === 'internalSite' ? '마이즈' : '',
  line,
  icon: ICONS[row.kind],
  status: isProject(row) ? row.status : '',
  href: hrefOf(row, me),
});
