import { HOUR_MS } from '@portal/contract/core/dates';
import type { CallCtx } from '../../../context.ts';
import { refuse } from '../../../refuse.ts';
import { countReadings, takeTurn } from '../queries.ts';

/** Readings of full personal numbers by one person (wire.md, Throttles). */
const READINGS_AN_HOUR = 60;

type Subject = { userId: string; userName: string };

/**
 * Notes that the caller reads somebody's personal numbers, in the transaction that reads them: what cannot be noted is
 * not read (TH34). More than sixty an hour are refused with 429.
 */
export async function logReading(ctx: CallCtx, subject: Subject, items: readonly string[]): Promise<void> {
  const { db, actor, from } = ctx;
  const at = ctx.now();
  await takeTurn(db, actor.userId);
  const { readings, first } = await countReadings(db, actor.userId, new Date(at.getTime() - HOUR_MS));
  if (readings >= READINGS_AN_HOUR) {
    const untilMs = (first ?? at).getTime() + HOUR_MS - at.getTime();
    refuse('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(untilMs / 1000)) });
  }
  await db
    .insertInto('access_log')
    .values({
      at,
      reader_id: actor.userId,
      reader_name: actor.userName,
      subject_id: subject.userId,
      subject_name: subject.userName,
      items: items.join(', '),
      address: from.address,
    })
    .execute();
}

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
