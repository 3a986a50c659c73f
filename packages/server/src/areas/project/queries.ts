import type { DutyHolder } from '@portal/contract/areas/employees/duties';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** Ids to look up, as text. */
export type ReferenceIds = { areas: readonly string[]; users: readonly string[]; materials: readonly string[] };

/** A record that can be chosen now. Only users have a letter and duties. */
export type Reference = DutyHolder & { kind: 'area' | 'user' | 'material'; id: string; name: string; model: string };

/** The active ones of these records with their names, in one statement. Users must be staff (D-52). */
export async function listReferences(db: Db, { areas, users, materials }: ReferenceIds): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select 'area' as kind, id::text as id, name, '' as model, '' as permission, false as sales, false as pm
    from area where active and id = any(${areas}::integer[])
    union all
    select 'user', user_id, user_name, '', permission, sales_duty, pm_duty
    from portal_user
    where user_type = 'M' and deleted_at is null and employment <> 'R' and user_id = any(${users}::text[])
    union all
    select 'material', id::text, name, model, '', false, false
    from material where active and id = any(${materials}::integer[])`.execute(db);
  return rows;
}
