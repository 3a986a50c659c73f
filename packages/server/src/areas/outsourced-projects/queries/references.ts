import type { Ctx } from '../../../context.ts';

type Db = Ctx['db'];

export const hasArea = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('area').select('id').where('id', '=', id).where('active', '=', true).executeTakeFirst()) !==
  undefined;

export const countMaterials = async (db: Db, ids: readonly number[]): Promise<number> =>
  (await db.selectFrom('material').select('id').where('id', 'in', ids).where('active', '=', true).execute()).length;

/** How many of the ids are active staff whose department gives the letter (D-52). */
export const countStaff = async (db: Db, ids: readonly string[], letter: string): Promise<number> =>
  (
    await db
      .selectFrom('portal_user')
      .select('user_id')
      .where('user_id', 'in', ids)
      .where('permission', '=', letter)
      .where('user_type', '=', 'M')
      .where('deleted_at', 'is', null)
      .where('employment', '<>', 'R')
      .execute()
  ).length;
