import { ownItems } from '@portal/contract/areas/account/forms';
import { changesBetween, partsLine } from '@portal/contract/core/forms';
import { accountName, logAccount, logPerson } from '#areas/audit/public/log.ts';
import { accountTarget } from '#areas/comments/public/target.ts';
import { writeHistory } from '#areas/comments/public/write-history.ts';
import type { CallCtx } from '#context.ts';
import { findPhoneAndPosition } from './queries.ts';

type OwnValues = { name: string; position?: string; setsPassword: boolean };

/** The parts of their own record that the caller changes, by name. */
export async function ownParts({ db, actor }: CallCtx, { name, position, setsPassword }: OwnValues): Promise<string[]> {
  const stored = (await findPhoneAndPosition(db, actor.userId))?.position ?? '';
  const before = { AdminName: actor.userName, Position: stored, Password: '', CurrentPassword: '' };
  const Password = setsPassword ? 'new' : '';
  const after = { ...before, AdminName: name, Position: position ?? stored, Password };
  return changesBetween(ownItems, before, after).map(({ itemName }) => itemName);
}

/**
 * Notes what callers changed of their own record: on the record and in the change log, by name and without values. A new
 * password is among the security events too (D-502).
 */
export async function noteOwn(ctx: CallCtx, parts: readonly string[], setsPassword: boolean): Promise<void> {
  if (parts.length === 0) return;
  const { userId, userName, userType } = ctx.actor;
  const person = { user_id: userId, user_name: userName, user_type: userType };
  await writeHistory(ctx, accountTarget(person), [partsLine(parts)]);
  await logPerson(ctx, person, '본인 수정', parts);
  if (setsPassword) await logAccount(ctx, 'password', { person: accountName(person), action: '본인 비밀번호 변경' });
}
