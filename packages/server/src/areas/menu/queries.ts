import { sql } from 'kysely';
import type { Ctx } from '../../context.ts';

type Db = Ctx['db'];

export const listTopRows = (db: Db) =>
  db.selectFrom('top_menu').selectAll().orderBy('mode', 'desc').orderBy('position').execute();

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
