import type { MenuKey } from '@portal/contract/areas/menu/keys';
import { isManager } from '@portal/contract/core/actor';
import type { CallCtx, Ctx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { deleteGrants, insertGrants, listGrants, listGrantsOf, listMenuKeys } from '../queries.ts';

export type { MenuKey };

const keyOf = ({ type, id }: MenuKey): string => `${type}${id}`;

/** The menus a member of staff was granted. */
export async function grantsOf(db: Ctx['db'], userId: string): Promise<MenuKey[]> {
  return (await listGrants(db, userId)).map(({ menu_type, menu_id }) => ({ type: menu_type, id: menu_id }));
}

/** The menus of several people, by their user id. */
export async function grantsByUser(db: Ctx['db'], userIds: readonly string[]): Promise<Map<string, MenuKey[]>> {
  const granted = new Map<string, MenuKey[]>(userIds.map((userId) => [userId, []]));
  for (const { user_id, menu_type, menu_id } of await listGrantsOf(db, userIds)) {
    granted.get(user_id)?.push({ type: menu_type, id: menu_id });
  }
  return granted;
}

/** True when one of the menus was granted (D-113). */
export async function holdsMenu(db: Ctx['db'], userId: string, menus: readonly MenuKey[]): Promise<boolean> {
  const held = new Set((await grantsOf(db, userId)).map(keyOf));
  return menus.some((menu) => held.has(keyOf(menu)));
}

/** Refuses staff who were granted none of the menus with 403 (D-113). */
export async function refuseWithoutMenu({ db, actor }: CallCtx, menus: readonly MenuKey[]): Promise<void> {
  if (!(await holdsMenu(db, actor.userId, menus))) refuse('FORBIDDEN');
}

/** What a replacement of grants changed. */
export type GrantChange = { added: MenuKey[]; taken: MenuKey[] };

/**
 * Gives a member of staff exactly these menus. A menu that does not exist is malformed; without permission M nobody
 * hands out or takes away a menu that he does not hold himself (D-113).
 */
export async function replaceGrants(
  { db, actor }: CallCtx,
  userId: string,
  menus: readonly MenuKey[],
): Promise<GrantChange> {
  const known = new Set((await listMenuKeys(db)).map(keyOf));
  const wanted = new Map(menus.map((menu) => [keyOf(menu), menu]));
  if ([...wanted.keys()].some((key) => !known.has(key))) refuse('BAD_REQUEST', { field: 'MenuAuthList' });
  const before = await grantsOf(db, userId);
  const had = new Set(before.map(keyOf));
  const added = [...wanted.values()].filter((menu) => !had.has(keyOf(menu)));
  const taken = before.filter((menu) => !wanted.has(keyOf(menu)));
  if (!isManager(actor)) {
    const held = new Set((await grantsOf(db, actor.userId)).map(keyOf));
    if ([...added, ...taken].some((menu) => !held.has(keyOf(menu)))) refuse('FORBIDDEN', { field: 'MenuAuthList' });
  }
  await deleteGrants(db, userId, taken);
  await insertGrants(db, userId, added);
  return { added, taken };
}
