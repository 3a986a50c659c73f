import { Employment } from '@portal/contract/areas/employees/codes';
import type { DutyHolder } from '@portal/contract/areas/employees/duties';
import { UserType } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** Ids to look up, as text. */
export type ReferenceIds = { areas: readonly string[]; users: readonly string[]; materials: readonly string[] };

/** A record, and whether it can be chosen now. Only users have a letter and duties. */
export type Reference = DutyHolder & {
  active: boolean;
  kind: 'area' | 'user' | 'material';
  id: string;
  name: string;
  model: string;
};

/** These records with their names, in one statement; of deleted ones the users alone. Users must be staff (D-52). */
export async function listReferences(db: Db, { areas, users, materials }: ReferenceIds): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select 'area' as kind, id::text as id, name, '' as model, '' as permission, false as sales, false as pm, active
    from area where id = any(${areas}::integer[])
    union all
    select 'user', user_id, user_name, '', permission, sales_duty, pm_duty,
      deleted_at is null and employment <> ${sql.lit(Employment.Retired)}
    from portal_user
    where user_type = ${sql.lit(UserType.Staff)} and user_id = any(${users}::text[])
    union all
    select 'material', id::text, name, model, '', false, false, active
    from material where id = any(${materials}::integer[])`.execute(db);
  return rows;
}
