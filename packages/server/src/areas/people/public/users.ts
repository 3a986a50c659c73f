import type { Ctx } from '#context.ts';
import { isDuplicate } from '#db/failures.ts';
import { refuse } from '#refuse.ts';
import { insertUserRow, movePosition, raiseCredentials, updateUserRow, updateUsersOf } from '../queries.ts';
import type { NewUser, UserColumns } from '../tables.ts';

type Db = Ctx['db'];

/** A duplicate that came between the look and the write is the refusal that the look would have given. */
function refuseDuplicate(error: unknown): never {
  if (isDuplicate(error, 'portal_user_pkey')) refuse('DUPLICATE_ID', { field: 'UserId' });
  if (isDuplicate(error, 'portal_user_partner_phone')) refuse('DUPLICATE_PHONE', { field: 'UserPhone' });
  throw error;
}

/** Makes an account; 409 when its id, or a manager's phone, is taken. */
export async function insertUser(db: Db, row: NewUser): Promise<void> {
  await insertUserRow(db, row).catch(refuseDuplicate);
}

/** Changes an account; its version rises. With `endSessions` everybody signed in as it is out with his next call. */
export async function updateUser(db: Db, userId: string, columns: UserColumns, endSessions = false): Promise<void> {
  await updateUserRow(db, userId, columns).catch(refuseDuplicate);
  if (endSessions) await raiseCredentials(db, userId);
}

/** Everybody signed in as him is out with his next call. */
export async function endSessionsOf(db: Db, userId: string): Promise<void> {
  await raiseCredentials(db, userId);
}

/** The same columns for several accounts. */
export async function updateUsers(db: Db, userIds: readonly string[], columns: UserColumns): Promise<void> {
  await updateUsersOf(db, userIds, columns);
}

/** Staff who have a position have it under its new name. */
export async function renamePosition(db: Db, from: string, to: string): Promise<void> {
  await movePosition(db, from, to);
}
