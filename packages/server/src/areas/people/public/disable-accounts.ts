import type { Ctx } from '../../../context.ts';
import { closeUsers, listUserPasswords } from '../queries.ts';

/** Those of the accounts that are open and have a password, with its hash. */
export const listPasswords = (db: Ctx['db'], userIds: readonly string[]) => listUserPasswords(db, userIds);

/** Closes accounts as a deletion does: they cannot sign in, and their sessions end at once. */
export async function disableAccounts(db: Ctx['db'], userIds: readonly string[], now: Date): Promise<void> {
  if (userIds.length > 0) await closeUsers(db, userIds, now);
}
