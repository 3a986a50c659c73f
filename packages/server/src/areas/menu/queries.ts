import type { Ctx } from '../../context.ts';

type Db = Ctx['db'];

export const listTopRows = (db: Db) => db.selectFrom('top_menu').selectAll().orderBy('mode', 'desc').orderBy('position').execute();

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
      'top_menu.mode',
      'top_menu.icon',
      'top_menu.special_icon',
    ])
    .where('left_menu.top_menu_id', '=', topMenuId)
    .orderBy('left_menu.position')
    .execute();

export const listGrants = (db: Db, userId: string) =>
  db.selectFrom('menu_grant').select(['menu_type', 'menu_id']).where('user_id', '=', userId).execute();
