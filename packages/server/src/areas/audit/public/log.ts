import type { CallCtx } from '../../../context.ts';
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

/** Notes a change of somebody's rights: a change, and an event of the doors at once (threats, article 5(3), TH34). */
export async function logRights(ctx: CallCtx, change: LoggedChange): Promise<void> {
  await logChange(ctx, change);
  const detail = [change.action, `${change.name} (${change.key})`, change.detail ?? ''].filter((part) => part !== '');
  await logEvent(ctx, {
    event: 'rights',
    userId: ctx.actor.userId,
    address: ctx.from.address,
    detail: detail.join(' · '),
  });
}
