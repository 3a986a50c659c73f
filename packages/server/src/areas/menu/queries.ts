import type { MenuKey } from '@portal/contract/areas/menu/keys';
import { sql } from 'kysely';
import type { Ctx } from '../../context.ts';

type Db = Ctx['db'];

export const listTopRows = (db: Db) =>
  db.selectFrom('top_menu').selectAll().where('active', '=', true).orderBy('mode', 'desc').orderBy('position').execute();

export const listLeftRows = (db: Db, topMenuId: number) =>
  db
    .selectFrom('left_menu')
    .innerJoin('top_menu', 'top_menu.id', 'left_menu.top_menu_id')
    .select([
      'left_menu.id',
      'left_menu.top_menu_id',
      'left_menu.audience',
      'left_menu.name',
      'left_menu.link',
      'left_menu.related',
      'left_menu.domain',
      'top_menu.mode',
      'top_menu.icon',
      'top_menu.special_icon',
    ])
    .where('left_menu.top_menu_id', '=', topMenuId)
    .where('left_menu.active', '=', true)
    .orderBy('left_menu.position')
    .execute();

export const listGrants = (db: Db, userId: string) =>
  db.selectFrom('menu_grant').select(['menu_type', 'menu_id']).where('user_id', '=', userId).execute();

export const insertAllGrants = (db: Db, userId: string) =>
  db
    .insertInto('menu_grant')
    .columns(['user_id', 'menu_type', 'menu_id'])
    .expression((all) =>
      all
        .selectFrom('top_menu')
        .select([sql.val(userId).as('user_id'), sql.lit('T').as('menu_type'), 'id as menu_id'])
        .unionAll(
          all
            .selectFrom('left_menu')
            .select([sql.val(userId).as('user_id'), sql.lit('L').as('menu_type'), 'id as menu_id']),
        ),
    )
    .execute();

/** Every menu there is, retired ones included. */
export const listMenuKeys = async (db: Db): Promise<MenuKey[]> => [
  ...(await db.selectFrom('top_menu').select('id').execute()).map(({ id }): MenuKey => ({ type: 'T', id })),
  ...(await db.selectFrom('left_menu').select('id').execute()).map(({ id }): MenuKey => ({ type: 'L', id })),
];

export const insertGrants = async (db: Db, userId: string, menus: readonly MenuKey[]): Promise<void> => {
  if (menus.length === 0) return;
  await db
    .insertInto('menu_grant')
    .values(menus.map(({ type, id }) => ({ user_id: userId, menu_type: type, menu_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteGrants = async (db: Db, userId: string, menus: readonly MenuKey[]): Promise<void> => {
  for (const { type, id } of menus) {
    await db
      .deleteFrom('menu_grant')
      .where('user_id', '=', userId)
      .where('menu_type', '=', type)
      .where('menu_id', '=', id)
      .execute();
  }
};

/** Active menus that can be granted, left ones below their top ones; those for contractors alone are granted to nobody. */
export const listMenuChoices = async (db: Db) => ({
  tops: await listTopRows(db),
  lefts: await db
    .selectFrom('left_menu')
    .select(['id', 'top_menu_id', 'name'])
    .where('active', '=', true)
    .where('audience', '<>', 'C')
    .orderBy('position')
    .execute(),
});
