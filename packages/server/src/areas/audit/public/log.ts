import type { SecurityEventCode } from '@portal/contract/areas/audit/lists';
import type { CallCtx } from '#context.ts';
import { logEvent } from './events.ts';

/** What was changed, in words: of which kind, which one, what happened to it. Never a secret value. */
export type LoggedChange = { subject: string; key: string | number; name: string; action: string; detail?: string };

/** Notes a change of rights or reference data in the transaction that makes it (D-133, TH34). */
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

/** Notes a change of somebody's rights: a change, and a security event at once (threats, article 5(3), TH34). */
export async function logRights(ctx: CallCtx, change: LoggedChange): Promise<void> {
  await logChange(ctx, change);
  await logAccount(ctx, 'rights', { ...change, person: `${change.name} (${change.key})` });
}

type AccountEvent = Extract<SecurityEventCode, 'rights' | 'password' | 'account'>;
/** What was done, and to whom in the words of the log. */
type AccountChange = Pick<LoggedChange, 'action' | 'detail'> & { person: string };

/** Notes as a security event what the caller did to somebody's account (D-197, TH34). */
export async function logAccount(ctx: CallCtx, event: AccountEvent, change: AccountChange): Promise<void> {
  const detail = [change.action, change.person, change.detail ?? ''].filter((part) => part !== '').join(' · ');
  await logEvent(ctx, { event, userId: ctx.actor.userId, address: ctx.from.address, detail });
}
