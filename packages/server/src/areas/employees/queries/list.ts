import type { Employment } from '@portal/contract/areas/employees/codes';
import type { EMPLOYEE_LIST } from '@portal/contract/areas/employees/lists';
import { searchedDigits } from '@portal/contract/core/phone';
import { sql } from 'kysely';
import { positionRank } from '#areas/people/public/position-rank.ts';
import type { Ctx } from '#context.ts';
import { nameContains, readTablePage, type TablePage } from '#lists/table-page.ts';

type Order = (typeof EMPLOYEE_LIST.orders)[number];
type SearchColumn = 'user_name' | 'dept_name' | 'position' | 'phone';

/** The filter and the order of a list of employees of one company. */
export type EmployeeFilter = {
  companyId: number;
  employment: Employment | null;
  keyword: { column: SearchColumn; text: string } | null;
  order: Order;
};

/**
 * The column that the rows are ordered by. Each has its own index, portal_user_staff_by_…, but positions: they are
 * sorted by their rank.
 */
const ORDER_COLUMNS = {
  userName: sql`user_name collate "C"`,
  deptName: sql`dept_name collate "C"`,
  position: sql`position collate "C"`,
  createdDtm: sql`created_at`,
} as const;

const isColumn = (name: string | undefined): name is keyof typeof ORDER_COLUMNS =>
  name !== undefined && name in ORDER_COLUMNS;

/** The employees of one company that match the keyword, in any state, without deleted ones. */
function matchingEmployees(db: Ctx['db'], { companyId, keyword }: Pick<EmployeeFilter, 'companyId' | 'keyword'>) {
  const employees = db
    .selectFrom('portal_user')
    .where('user_type', '=', 'M')
    .where('deleted_at', 'is', null)
    .where('company_id', '=', companyId);
  if (keyword === null) return employees;
  const text = keyword.column === 'phone' ? searchedDigits(keyword.text) : keyword.text;
  return employees.where(nameContains(keyword.column, text));
}

/** How many employees are in each state. */
export const countEmployees = (db: Ctx['db'], filter: Pick<EmployeeFilter, 'companyId' | 'keyword'>) =>
  matchingEmployees(db, filter)
    .select(['employment as status', sql<number>`count(*)`.as('count')])
    .groupBy('employment')
    .execute();

/** A page of the employees of one company, without deleted ones. */
export function pageEmployees(db: Ctx['db'], page: TablePage, filter: EmployeeFilter) {
  const { employment, order } = filter;
  let matching = matchingEmployees(db, filter);
  if (employment !== null) matching = matching.where('employment', '=', employment);
  const [name, suffix] = order.split('_');
  const column = ORDER_COLUMNS[isColumn(name) ? name : 'userName'];
  const direction = suffix === 'desc' ? 'desc' : 'asc';
  return readTablePage(
    db,
    matching,
    (people) => {
      const rows = people.select([
        'user_id',
        'company_id',
        'user_name',
        'dept_name',
        'position',
        'phone',
        'employment',
      ]);
      const ranked = name === 'position' ? rows.orderBy(positionRank, direction) : rows;
      return ranked.orderBy(column, direction).orderBy('user_id', direction);
    },
    page,
  );
}

/** The employee numbers (사번) of these accounts; '' for an account without a record. */
export async function findNumbers(db: Ctx['db'], userIds: readonly string[]): Promise<(userId: string) => string> {
  const rows =
    userIds.length === 0
      ? []
      : await db.selectFrom('employee').select(['user_id', 'user_no']).where('user_id', 'in', userIds).execute();
  const numbers = new Map(rows.map(({ user_id, user_no }) => [user_id, user_no]));
  return (userId) => numbers.get(userId) ?? '';
}
