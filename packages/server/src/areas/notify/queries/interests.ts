import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** An area or trade of a user's interest. */
export type Interesting = { kind: 'area' | 'trade'; id: number; name: string };

/** Whether a user has chosen their interests. */
export const hasChosen = async (db: Db, userId: string): Promise<boolean> =>
  (await db.selectFrom('notify_interest').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !==
  undefined;

/** The interests of a user in the order of the lists: the chosen ones, or the area of their record. */
export async function listInterests(db: Db, userId: string, isChosen: boolean): Promise<Interesting[]> {
  if (!isChosen) {
    const area = await db
      .selectFrom('portal_user as person')
      .innerJoin('area', 'area.id', 'person.area_id')
      .select(['area.id', 'area.name'])
      .where('person.user_id', '=', userId)
      .execute();
    return area.map((one) => ({ kind: 'area', ...one }));
  }
  const { rows } = await sql<Interesting>`
    select kind, id, name from (
      select 'area' as kind, area.id, area.name, area.position
      from notify_interest_area has join area on area.id = has.area_id where has.user_id = ${userId}
      union all
      select 'trade', trade.id, trade.name, trade.position
      from notify_interest_trade has join trade on trade.id = has.trade_id where has.user_id = ${userId}
    ) as interest order by kind, position, id`.execute(db);
  return rows;
}

type Chosen = Record<'areas' | 'trades', readonly number[]>;

/** The areas and trades of these ids, and whether they can be chosen now. */
export async function listNamed(db: Db, { areas, trades }: Chosen): Promise<(Interesting & { active: boolean })[]> {
  const { rows } = await sql<Interesting & { active: boolean }>`
    select 'area' as kind, id, name, active from area where id = any(${areas}::bigint[])
    union all select 'trade', id, name, active from trade where id = any(${trades}::bigint[])`.execute(db);
  return rows;
}

/** Replaces the interests of a user. */
export async function replaceInterests(db: Db, userId: string, chosen: Chosen, now: Date): Promise<void> {
  await db
    .insertInto('notify_interest')
    .values({ user_id: userId, saved_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ saved_at: now }))
    .execute();
  await db.deleteFrom('notify_interest_area').where('user_id', '=', userId).execute();
  await db.deleteFrom('notify_interest_trade').where('user_id', '=', userId).execute();
  const areas = [...new Set(chosen.areas)].map((area_id) => ({ user_id: userId, area_id }));
  const trades = [...new Set(chosen.trades)].map((trade_id) => ({ user_id: userId, trade_id }));
  if (areas.length > 0) await db.insertInto('notify_interest_area').values(areas).execute();
  if (trades.length > 0) await db.insertInto('notify_interest_trade').values(trades).execute();
}
