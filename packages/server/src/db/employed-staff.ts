import { Employment } from '@portal/contract/areas/employees/codes';
import { UserType } from '@portal/contract/core/actor';
import { type RawBuilder, sql } from 'kysely';

/** SQL: whether a user is staff that has not left. `user` is the name of `portal_user` in the statement. */
export function isEmployedStaff(user = 'portal_user'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${user}.${name}`);
  return sql<boolean>`(${column('user_type')} = ${sql.lit(UserType.Staff)} and ${column('deleted_at')} is null
    and ${column('employment')} <> ${sql.lit(Employment.Retired)})`;
}
