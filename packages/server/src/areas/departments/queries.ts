import type { DeptKind, MEMBER_ORDERS } from '@portal/contract/areas/departments/kinds';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { readTablePage, type TablePage } from '#lists/table-page.ts';

type Db = Ctx['db'];

/** Every node of a company's tree; the company's node bears its name. */
export const listNodes = (db: Db, companyId: number) =>
  db
    .selectFrom('department as node')
    .innerJoin('company', 'company.id', 'node.company_id')
    .select(['node.id', 'node.company_id', 'node.parent_id', 'node.kind', 'node.level', 'node.selectable'])
    .select(sql<string>`case node.kind when 'C' then company.name else node.name end`.as('name'))
    .where('node.company_id', '=', companyId)
    .orderBy('node.level')
    .orderBy('node.id')
    .execute();

export type NodeRow = Awaited<ReturnType<typeof listNodes>>[number];

/** Lets one change of a company's tree at a time pass, so that no two changes make a ring or orphan a node. */
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

export const moveLevels = (db: Db, ids: readonly number[], by: number) =>
  db
    .updateTable('department')
    .set({ level: sql`level + ${by}` })
    .where('id', 'in', ids)
    .execute();

export const deleteNode = (db: Db, id: number) => db.deleteFrom('department').where('id', '=', id).execute();

/** Who belongs to a node itself and is not deleted, retired ones too (D-110). */
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

/** A page of the people of these departments, or with null of the whole company (D-110). */
export function pageMembers(
  db: Db,
  page: TablePage,
  wanted: { companyId: number; deptIds: readonly number[] | null; order: MemberOrder },
) {
  const column = wanted.order.startsWith('position') ? sql.ref('position') : sql.ref('user_name');
  const direction = wanted.order.endsWith('_desc') ? 'desc' : 'asc';
  let matching = db
    .selectFrom('portal_user')
    .where('user_type', '=', 'M')
    .where('deleted_at', 'is', null)
    .where('company_id', '=', wanted.companyId);
  if (wanted.deptIds !== null) {
    const inside = sql<string>`any(array(
      select user_id from employee where dept_id = any(${wanted.deptIds}::int[])))`;
    matching = matching.where('user_id', '=', inside);
  }
  return readTablePage(
    db,
    matching,
    (people) =>
      people
        .select(['user_id', 'user_name', 'dept_name', 'position', 'phone', 'employment'])
        .orderBy(sql`${column} collate "C"`, direction)
        .orderBy('user_id', direction),
    page,
  );
}
