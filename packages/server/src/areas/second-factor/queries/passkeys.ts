import type { Insertable } from 'kysely';
import type { Ctx } from '#context.ts';
import type { PasskeyTable } from '../tables.ts';

type Db = Ctx['db'];

export const listPasskeys = (db: Db, userId: string) =>
  db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export const insertPasskey = (db: Db, row: Insertable<PasskeyTable>) => db.insertInto('passkey').values(row).execute();

/** Stores the new counter of a used passkey, and the time. */
export const notePasskeyUse = (db: Db, id: number, { counter, at }: { counter: number; at: Date }) =>
  db.updateTable('passkey').set({ counter, last_used_at: at }).where('id', '=', id).execute();

/** Deletes a passkey of a user, and returns its name. Undefined when the user has no such passkey. */
export const deletePasskey = async (db: Db, userId: string, id: number): Promise<string | undefined> =>
  (
    await db
      .deleteFrom('passkey')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
  )?.name;

export const deletePasskeysOf = (db: Db, userId: string) =>
  db.deleteFrom('passkey').where('user_id', '=', userId).execute();
