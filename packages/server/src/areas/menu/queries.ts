import type { MenuKey } from '@portal/contract/areas/menu/keys';
import type { UserType } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { StoredMenu } from './tables.ts';

type Db = Ctx['db'];

/** The active top menus in their order. */
export const listTopRows = (db: Db) =>
  db
    .selectFrom('top_menu')
    .selectAll()
    .where('active', '=', true)
    .orderBy('mode', 'desc')
    .orderBy('position')
    .execute();

/** The active left menus in their order. */
export const listLeftRows = (db: Db) =>
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
    .where('left_menu.active', '=', true)
    .orderBy('left_menu.position')
    .execute();

/** The menu grants of one user. */
export const listGrants = (db: Db, userId: string) =>
  db.selectFrom('menu_grant').select(['menu_type', 'menu_id']).where('user_id', '=', userId).execute();

/** The menu grants of several users. */
export const listGrantsOf = (db: Db, userIds: readonly string[]) =>
  db.selectFrom('menu_grant').select(['user_id', 'menu_type', 'menu_id']).where('user_id', 'in', userIds).execute();

/** Grants every menu to a user. */
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

/** The keys of all menus, retired ones included. */
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

/** Active menus that can be granted. Left menus for contractors only are excluded. */
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

/** All menus of both modes, retired ones included, each top menu followed by its left menus. */
export async function listAllMenus(db: Db): Promise<StoredMenu[]> {
  const tops = await db.selectFrom('top_menu').selectAll().orderBy('mode', 'desc').orderBy('position').execute();
  const lefts = await db.selectFrom('left_menu').selectAll().orderBy('position').execute();
  return tops.flatMap(({ id: topMenuId, mode, ...top }): StoredMenu[] => [
    { ...top, type: 'T', id: topMenuId, topMenuId: 0, mode },
    ...lefts
      .filter((left) => left.top_menu_id === topMenuId)
      .map((left): StoredMenu => ({ ...left, type: 'L', topMenuId, mode })),
  ]);
}

/** Locks the menus until the transaction ends, so that of two changes the second sees the first. */
export const lockMenus = (db: Db) => sql`select pg_advisory_xact_lock(hashtextextended('menus', 0))`.execute(db);

type MenuColumns = { name?: string; link?: string; domain?: string; active?: boolean };

export const updateMenuRow = (db: Db, { type, id }: MenuKey, columns: MenuColumns) =>
  type === 'T'
    ? db.updateTable('top_menu').set(columns).where('id', '=', id).execute()
    : db.updateTable('left_menu').set(columns).where('id', '=', id).execute();

/** Sets the positions of menus to their order in `ids`. */
export async function orderMenuRows(db: Db, type: MenuKey['type'], ids: readonly number[]): Promise<void> {
  const table = sql.table(type === 'T' ? 'top_menu' : 'left_menu');
  await sql`update ${table} as menu set position = wanted.place
    from unnest(${ids}::int[]) with ordinality as wanted (id, place) where menu.id = wanted.id`.execute(db);
}

type NewMenu = { name: string; link: string; domain: string };
/** Ids of the operator's menus begin here. Delivered menus have smaller ids. */
const FIRST_OWN_ID = 1000;
/** The icon of a menu that the operator adds. */
const OWN_ICON = 'project';

/** SQL: the next free menu id. The table must be locked, so that no parallel insert uses it. */
const nextId = (table: 'top_menu' | 'left_menu') =>
  sql<number>`(select greatest(max(id) + 1, ${FIRST_OWN_ID}) from ${sql.table(table)})`;

/** Adds a top menu as the last one of its mode, and returns its id. */
export async function insertTopMenu(db: Db, mode: UserType, menu: NewMenu): Promise<number> {
  await sql`lock table top_menu in share row exclusive mode`.execute(db);
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from top_menu where mode = ${mode})`;
  const row = { ...menu, id: nextId('top_menu'), mode, position, icon: OWN_ICON };
  return (await db.insertInto('top_menu').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Adds a left menu as the last one below a top menu, and returns its id. */
export async function insertLeftMenu(db: Db, topMenuId: number, menu: NewMenu): Promise<number> {
  await sql`lock table left_menu in share row exclusive mode`.execute(db);
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from left_menu where top_menu_id = ${topMenuId})`;
  const row = { ...menu, id: nextId('left_menu'), top_menu_id: topMenuId, position };
  return (await db.insertInto('left_menu').values(row).returning('id').executeTakeFirstOrThrow()).id;
}
