import type { SecurityEventCode } from '@portal/contract/areas/audit/lists';
import { UserType } from '@portal/contract/core/actor';
import type { CallCtx } from '#context.ts';
import { logEvent } from './events.ts';

/** A change as the log describes it: the kind of record, its key and name, the action. Never a secret value. */
export type LoggedChange = { subject: string; key: string | number; name: string; action: string; detail?: string };

/** Logs a change of rights or reference data, in the transaction that makes it (D-133, TH34). */
export async function logChange({ db, actor, now }: CallCtx, change: LoggedChange): Promise<void> {
  await db
    .insertInto('change_log')
    .values({
      at: now(),
      user_id: actor.userId,
      user_name: actor.userName,
      subject: change.subject,
      subject_key: String(change.key),
      subject_name: change.name,
      action: change.action,
      detail: change.detail ?? '',
    })
    .execute();
}

/** The given reason as the log of changes says it. */
export const reasonText = (reason: string): string => (reason.trim() === '' ? '사유 없음' : `사유: ${reason.trim()}`);

/** Logs that a record was deleted, or brought back, with the reason where one was given (D-521). */
export const logDeletion = (
  ctx: CallCtx,
  { reason, action = '삭제', ...record }: Omit<LoggedChange, 'detail' | 'action'> & { reason: string; action?: string },
): Promise<void> => logChange(ctx, { ...record, action, detail: reasonText(reason) });

/** What changed in words: '대표자: 김하늘 → 이바다, 전화번호: 없음 → 02-123-4567'; '' without changes (D-246). */
export const changedText = (items: readonly (readonly [label: string, before: string, after: string])[]): string =>
  items
    .filter(([, before, after]) => before !== after)
    .map(([label, before, after]) => `${label}: ${before || '없음'} → ${after || '없음'}`)
    .join(', ');

/** A person as the logs name them, so that two of the same name are told apart (D-246). */
export const personName = ({ id, name }: { id: string; name: string }): string => `${name} (${id})`;

/** The last digits of a phone number, by which an operator, but nobody else, recognises a contractor's user. */
const SHOWN_DIGITS = 4;

/** The id of a contractor's user, which is a phone number, masked for logs, because these are stored longer. */
export const maskedId = (userId: string): string => `***${userId.slice(-SHOWN_DIGITS)}`;

/** An account as the logs need it. */
export type LoggedPerson = { user_id: string; user_name: string; user_type: UserType };

/** An account as the logs name it. */
export const accountName = ({ user_id, user_name, user_type }: LoggedPerson): string =>
  user_type === UserType.Staff ? personName({ id: user_id, name: user_name }) : `담당자 ${maskedId(user_id)}`;

/** Logs an action on an account as a change. It names the changed parts, never their values (D-502). */
export const logPerson = (ctx: CallCtx, person: LoggedPerson, action: string, parts: readonly string[] = []) =>
  logChange(ctx, {
    subject: person.user_type === UserType.Staff ? '직원' : '업체 담당자',
    key: person.user_type === UserType.Staff ? person.user_id : maskedId(person.user_id),
    name: accountName(person),
    action,
    detail: parts.join(', '),
  });

/** Logs a change of a user's rights, as a change and as a security event (threats, article 5(3), TH34). */
export async function logRights(ctx: CallCtx, change: LoggedChange): Promise<void> {
  await logChange(ctx, change);
  await logAccount(ctx, 'rights', { ...change, person: change.name });
}

type AccountEvent = Extract<SecurityEventCode, 'rights' | 'password' | 'account'>;
/** The action, and the affected user as the log names them. */
type AccountChange = Pick<LoggedChange, 'action' | 'detail'> & { person: string };

/** Logs the caller's change of another user's account as a security event (D-197, TH34). */
export async function logAccount(ctx: CallCtx, event: AccountEvent, change: AccountChange): Promise<void> {
  const detail = [change.action, change.person, change.detail ?? ''].filter((part) => part !== '').join(' · ');
  await logEvent(ctx, { event, userId: ctx.actor.userId, address: ctx.from.address, detail });
}
