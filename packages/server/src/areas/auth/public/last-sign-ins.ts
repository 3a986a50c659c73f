import { seoulTime } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { listSignIns } from '../queries.ts';

/** The last sign-in of each account, as a time in Seoul. It is '' for none (D-355). */
export async function findSignIns(db: Ctx['db'], userIds: readonly string[]): Promise<(userId: string) => string> {
  const rows = userIds.length === 0 ? [] : await listSignIns(db, userIds);
  const times = new Map(rows.map(({ user_id, signed_in_at }) => [user_id, seoulTime(signed_in_at)]));
  return (userId) => times.get(userId) ?? '';
}
