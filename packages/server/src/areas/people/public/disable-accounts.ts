import type { Ctx } from '#context.ts';
import { acquireRightsLock, closeUsers, listActiveManagers, listUserPasswords } from '../queries.ts';
import { refuseLastManager } from './account-rights.ts';

/** The password hashes of those accounts that are not deleted and have one. */
export const listPasswordHashes = (db: Ctx['db'], userIds: readonly string[]) => listUserPasswords(db, userIds);

/** The ids of the active staff with permission M. */
export const listManagerIds = (db: Ctx['db']) => listActiveManagers(db);

/**
 * Marks accounts as deleted, in a transaction. They cannot sign in, and their sessions end at once. Refuses 409
 * LAST_ADMIN when no other active user has permission M.
 */
export async function disableAccounts(db: Ctx['db'], userIds: readonly string[], now: Date): Promise<void> {
  if (userIds.length === 0) return;
  await acquireRightsLock(db);
  await refuseLastManager(db, userIds);
  await closeUsers(db, userIds, now);
}
