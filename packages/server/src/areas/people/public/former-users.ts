import { BLANKED_NAME } from '@portal/contract/areas/retention/kinds';
import type { UserType } from '@portal/contract/core/actor';
import type { Ctx } from '#context.ts';
import type { EndedRecords } from '#lists/ended-records.ts';
import { formerUserRecords, updateUserRow } from '../queries.ts';

/** The accounts of former users of one type that are not blanked. `condition` filters them further. */
export const formerUsers = (userType: UserType, condition?: EndedRecords['open']): EndedRecords =>
  formerUserRecords(userType, condition);

/** Blanks the personal data of an account. `newId` replaces its user id, also in rows that refer to it. */
export async function blankFormerUser({ db, now }: Ctx, userId: string, newId = userId): Promise<void> {
  await updateUserRow(db, userId, {
    user_id: newId,
    user_name: BLANKED_NAME,
    position: '',
    phone: '',
    photo_name: '',
    special_memo: '',
    dept_name: '',
    area_id: null,
    password_hash: null,
    blanked_at: now(),
  });
}
