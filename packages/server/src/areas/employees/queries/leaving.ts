import { Employment } from '@portal/contract/areas/employees/codes';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** Employees whose settled day of leaving has come. */
const selectDue = (db: Db, today: string) =>
  db
    .selectFrom('employee')
    .innerJoin('portal_user as person', 'person.user_id', 'employee.user_id')
    .where('employee.leaves_on', '<=', today)
    .where('person.employment', '<>', Employment.Retired)
    .where('person.deleted_at', 'is', null);

/** The ids of those who leave today, or should have left. */
export const listLeavers = async (db: Db, today: string): Promise<string[]> =>
  (await selectDue(db, today).select('employee.user_id').orderBy('employee.user_id').execute()).map(
    ({ user_id }) => user_id,
  );

/** Locks one of them, who may have been retired or kept meanwhile. */
export const lockLeaver = (db: Db, userId: string, today: string) =>
  selectDue(db, today)
    .select(['employee.leaves_on'])
    .where('employee.user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Sets or clears the day of a settled leaving. */
export const saveLeavesOn = (db: Db, userId: string, leaves_on: string | null) =>
  db.updateTable('employee').set({ leaves_on }).where('user_id', '=', userId).execute();
