import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** The columns that a user chose for a list; undefined before the first choice. */
export const findChoice = async (db: Db, userId: string, list: string): Promise<string[] | undefined> =>
  (
    await db
      .selectFrom('excel_choice')
      .select('columns')
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .executeTakeFirst()
  )?.columns;

/** Stores the columns that a user chose for a list. */
export const storeChoice = (db: Db, userId: string, list: string, columns: readonly string[]) =>
  db
    .insertInto('excel_choice')
    .values({ user_id: userId, list, columns: [...columns] })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ columns: [...columns] }))
    .execute();

/** Forgets the columns that a user chose for a list. */
export const removeChoice = (db: Db, userId: string, list: string) =>
  db.deleteFrom('excel_choice').where('user_id', '=', userId).where('list', '=', list).execute();
