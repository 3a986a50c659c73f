import { BLANKED_NAME } from '@portal/contract/areas/retention/kinds';
import type { UserType } from '@portal/contract/core/actor';
import type { Ctx } from '#context.ts';
import type { Ending } from '#lists/due.ts';
import { leaversEnding, updateUserRow } from '../queries.ts';

/** Staff or contractors who left and whose accounts are not blanked; `also` narrows them further. */
export const leaversOf = (userType: UserType, also?: Ending['open']): Ending => leaversEnding(userType, also);

/** Takes everything personal out of an account; with `newId` it goes on under that, and so does all that names it. */
export async function blankLeaver({ db, now }: Ctx, userId: string, newId = userId): Promise<void> {
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
