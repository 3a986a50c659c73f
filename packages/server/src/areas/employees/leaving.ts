import { Employment } from '@portal/contract/areas/employees/codes';
import { leavesLater } from '@portal/contract/areas/employees/leaving';
import { seoulDay, seoulInstant } from '@portal/contract/core/dates';
import { logEvent } from '#areas/audit/public/events.ts';
import { updateUser } from '#areas/people/public/users.ts';
import { leaveAllRooms } from '#areas/workspace/public/leave-rooms.ts';
import type { CallCtx, Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { listLeavers, lockLeaver, saveLeavesOn } from './queries/leaving.ts';
import type { EmployeeRecord } from './queries/record.ts';

type Leaving = { UserStatus: Employment | ''; UserOutDate: string };

/**
 * An edit as it takes effect now. Who leaves on a day to come stays what they are until then. The day of a settled
 * leaving may be moved or cleared. Rehiring clears the day on which they had left (D-505).
 */
export function settleLeaving<Input extends Leaving>(
  { now }: CallCtx,
  input: Input,
  stored: EmployeeRecord,
): { input: Input; leavesOn: string | null } {
  const today = seoulDay(now());
  const wasRetired = stored.employment === Employment.Retired;
  if (wasRetired && input.UserStatus !== Employment.Retired) {
    const isOldDay = input.UserOutDate === (stored.out_date ?? '');
    return { input: isOldDay ? { ...input, UserOutDate: '' } : input, leavesOn: null };
  }
  if (!wasRetired && leavesLater(input.UserStatus, input.UserOutDate, today)) {
    return { input: { ...input, UserStatus: stored.employment }, leavesOn: input.UserOutDate };
  }
  const isMoved = stored.leaves_on !== null && input.UserStatus !== Employment.Retired && input.UserOutDate > today;
  return { input, leavesOn: isMoved ? input.UserOutDate : null };
}

/** Retires one employee whose day has come, as 퇴사 처리 does: sessions end, and they leave their rooms. */
async function retire(ctx: Ctx, userId: string, today: string): Promise<void> {
  const leaver = await lockLeaver(ctx.db, userId, today);
  if (leaver === undefined) return;
  const left_at = new Date(seoulInstant(leaver.leaves_on ?? today));
  await updateUser(ctx.db, userId, { employment: Employment.Retired, left_at }, true);
  await saveLeavesOn(ctx.db, userId, null);
  await leaveAllRooms(ctx, userId);
  await logEvent(ctx, { event: 'account', userId, address: '', detail: `퇴사일 ${leaver.leaves_on}이 되어 퇴사 처리` });
}

/** Retires the employees whose settled day has come. Any number of processes may run it (D-505). */
export async function retireLeavers(ctx: Ctx): Promise<void> {
  const today = seoulDay(ctx.now());
  for (const userId of await listLeavers(ctx.db, today)) await inTransaction(ctx, (tx) => retire(tx, userId, today));
}
