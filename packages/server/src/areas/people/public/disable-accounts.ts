import type { Ctx } from '#context.ts';
import { closeUsers, listUserPasswords, lockRights } from '../queries.ts';
import { refuseLastManager } from './rights-over-people.ts';

/** Those of the accounts that are open and have a password, with its hash. */
export const listPasswords = (db: Ctx['db'], userIds: readonly string[]) => listUserPasswords(db, userIds);

/**
 * Closes accounts as a deletion does, in a transaction: they cannot sign in, and their sessions end at once. 409
 * LAST_ADMIN where nobody else has permission M.
 */
export async function disableAccounts(db: Ctx['db'], userIds: readonly string[], now: Date): Promise<void> {
  if (userIds.length === 0) return;
  await lockRights(db);
  await refuseLastManager(db, userIds);
  await closeUsers(db, userIds, now);
}
