import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

export type PageRequest = { Page: number; PageSize: number };

/** A deleted record, and who deleted it. */
type DeletedRecord = {
  id: number;
  name: string;
  deleted_at: Date;
  user_id: string | null;
  user_name: string | null;
};
export type DeletedPage = { rows: DeletedRecord[]; totalCount: number };

/** Where records are kept that are deleted by a mark. `ends` says that they are blanked after a period. */
type Source = { table: 'outsourced_project' | 'internal_project' | 'notice'; name: string; ends: boolean };

/** A page of what is deleted and not blanked, the newest deletion first. */
export async function pageDeleted(
  db: Ctx['db'],
  { table, name, ends }: Source,
  { Page, PageSize }: PageRequest,
): Promise<DeletedPage> {
  const deleted = ends ? sql`deleted_at is not null and blanked_at is null` : sql`deleted_at is not null`;
  const { rows } = await sql<DeletedRecord>`
    select record.id, ${sql.ref(`record.${name}`)} as name, record.deleted_at, person.user_id, person.user_name
    from (select * from ${sql.table(table)} where ${deleted}
      order by deleted_at desc, id desc limit ${PageSize} offset ${(Page - 1) * PageSize}) record
      left join portal_user person on person.user_id = record.deleted_by
    order by record.deleted_at desc, record.id desc`.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where ${deleted}`.execute(db);
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}
