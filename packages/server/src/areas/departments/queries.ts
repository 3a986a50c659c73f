import { DeptKind, type MEMBER_ORDERS } from '@portal/contract/areas/departments/kinds';
import { sql } from 'kysely';
import { positionRank } from '#areas/people/public/position-rank.ts';
import type { Ctx } from '#context.ts';
import { readTablePage, type TablePage } from '#lists/table-page.ts';

type Db = Ctx['db'];

/** All nodes of a company's tree. The node of the company has the name of the company. */
export const listNodes = (db: Db, companyId: number) =>
  db
    .selectFrom('department as node')
    .innerJoin('company', 'company.id', 'node.company_id')
    .select([
      'node.id',
      'node.company_id',
      'node.parent_id',
      'node.kind',
      'node.level',
      'node.selectable',
      'node.version',
    ])
    .select(
      sql<string>`case node.kind when ${sql.lit(DeptKind.Company)} then company.name else node.name end`.as('name'),
    )
    .where('node.company_id', '=', companyId)
    .orderBy('node.level')
    .orderBy('node.id')
    .execute();

export type NodeRow = Awaited<ReturnType<typeof listNodes>>[number];

/** Locks a company's tree until the transaction ends, so that parallel changes make no cycle and orphan no node. */
export const lockTree = (db: Db, companyId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`departments ${companyId}`}, 0))`.execute(db);

export const insertNode = async (
  db: Db,
  row: { company_id: number; parent_id: number; name: string; level: number; selectable: boolean },
): Promise<number> =>
  (
    await db
      .insertInto('department')
      .values({ ...row, kind: 'D' as DeptKind })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const updateNode = (db: Db, id: number, columns: { name?: string; selectable?: boolean; parent_id?: number }) =>
  db.updateTable('department').set(columns).where('id', '=', id).execute();

/** Adds `by` to the levels of these nodes. */
export const shiftLevels = (db: Db, ids: readonly number[], by: number) =>
  db
    .updateTable('department')
    .set({ level: sql`level + ${by}` })
    .where('id', 'in', ids)
    .execute();

export const deleteNode = (db: Db, id: number) => db.deleteFrom('department').where('id', '=', id).execute();

/** The users of a node itself that are not deleted, retired ones included (D-110). */
export const listMembersOf = (db: Db, deptId: number) =>
  db
    .selectFrom('employee')
    .innerJoin('portal_user as person', 'person.user_id', 'employee.user_id')
    .select(['person.user_id', 'person.user_name', 'person.permission', 'person.employment'])
    .where('employee.dept_id', '=', deptId)
    .where('person.deleted_at', 'is', null)
    .orderBy('person.user_id')
    .execute();

type MemberOrder = (typeof MEMBER_ORDERS)[number];

/** A page of the people of these departments; null = of the whole company (D-110). */
export function pageMembers(
  db: Db,
  page: TablePage,
  filter: { companyId: number; deptIds: readonly number[] | null; order: MemberOrder },
) {
  const isByPosition = filter.order.startsWith('position');
  const column = isByPosition ? sql.ref('position') : sql.ref('user_name');
  const direction = filter.order.endsWith('_desc') ? 'desc' : 'asc';
  let matching = db
    .selectFrom('portal_user')
    .where('user_type', '=', 'M')
    .where('deleted_at', 'is', null)
    .where('company_id', '=', filter.companyId);
  if (filter.deptIds !== null) {
    const memberIds = sql<string>`any(array(
      select user_id from employee where dept_id = any(${filter.deptIds}::int[])))`;
    matching = matching.where('user_id', '=', memberIds);
  }
  return readTablePage(
    db,
    matching,
    (people) => {
      const rows = people.select(['user_id', 'user_name', 'dept_name', 'position', 'phone', 'employment']);
      const ranked = isByPosition ? rows.orderBy(positionRank, direction) : rows;
      return ranked.orderBy(sql`${column} collate "C"`, direction).orderBy('user_id', direction);
    },
    page,
  );
}
