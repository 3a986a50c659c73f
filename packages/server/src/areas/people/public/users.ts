import type { Ctx } from '#context.ts';
import { isDuplicate } from '#db/failures.ts';
import { refuse } from '#refuse.ts';
import {
  incrementCredentialVersion,
  insertUserRow,
  replacePosition,
  updateUserRow,
  updateUserRows,
} from '../queries.ts';
import type { NewUser, UserColumns } from '../tables.ts';

type Db = Ctx['db'];

/** Turns a unique violation into the refusal of the earlier check, which a parallel insert has passed. */
function refuseDuplicate(error: unknown): never {
  if (isDuplicate(error, 'portal_user_pkey')) refuse('DUPLICATE_ID', { field: 'UserId' });
  if (isDuplicate(error, 'portal_user_partner_phone')) refuse('DUPLICATE_PHONE', { field: 'UserPhone' });
  throw error;
}

/** Adds an account. Refuses 409 when its id, or a manager's phone, is taken. */
export async function insertUser(db: Db, row: NewUser): Promise<void> {
  await insertUserRow(db, row).catch(refuseDuplicate);
}

/** Changes an account and increments its version. `endSessions` ends all sessions of the user. */
export async function updateUser(db: Db, userId: string, columns: UserColumns, endSessions = false): Promise<void> {
  await updateUserRow(db, userId, columns).catch(refuseDuplicate);
  if (endSessions) await incrementCredentialVersion(db, userId);
}

/** Ends all sessions of a user. The next call of each session is refused. */
export async function endSessionsOf(db: Db, userId: string): Promise<void> {
  await incrementCredentialVersion(db, userId);
}

/** Sets the same columns of several accounts. */
export async function updateUsers(db: Db, userIds: readonly string[], columns: UserColumns): Promise<void> {
  await updateUserRows(db, userIds, columns);
}

/** Renames a position in the accounts of staff. */
export async function renamePosition(db: Db, from: string, to: string): Promise<void> {
  await replacePosition(db, from, to);
}
