import { type Actor, UserType } from '../../core/actor.ts';
import type { MessageKey } from '../../messages.ts';
import { MENU } from '../menu/keys.ts';
import { mayToggleMode } from '../menu/mode.ts';
import { seesTopMenu } from '../menu/policy.ts';

/** One menu granted to a staff user: a top menu (T) or a left menu (L) (D-23). */
export type MenuGrant = { menuId: number; type: 'T' | 'L' };

/** A top menu with its submenus, as the menu picker shows it (LOOKUP-14). */
export type MenuChoice = {
  topMenuId: number;
  menuType: string;
  menuName: string;
  subLeftMenu: readonly { leftMenuId: number; menuName: string }[];
};

/** Menus that the picker offers without submenus (EMP-35). */
const TOP_LEVEL_ONLY: readonly string[] = ['방문객예약', 'CS', '보고'];

/** The submenus that the picker offers below a top menu (EMP-35). */
export const offeredSubmenus = (menu: MenuChoice): MenuChoice['subLeftMenu'] =>
  TOP_LEVEL_ONLY.includes(menu.menuName) ? [] : menu.subLeftMenu;

/** What a menu decides beyond its place in the menu: said in the picker, where it is not everything (D-23). */
const GRANT_NOTES: ReadonlyMap<number, MessageKey> = new Map([
  [MENU.staffNotices.id, 'employee.menus.everyone'],
  [MENU.partnerNotices.id, 'employee.menus.everyone'],
  [MENU.projects.id, 'employee.menus.steps'],
  [MENU.outsourcedProjects.id, 'employee.menus.steps'],
  [MENU.workspace.id, 'employee.menus.rooms'],
  [MENU.reference.id, 'employee.menus.manager'],
]);

/** What the picker says below a top menu. Undefined where the menus open their pages and nothing else does. */
export const grantNote = (topMenuId: number): MessageKey | undefined => GRANT_NOTES.get(topMenuId);

/** Identifies a grant in a set. */
export const grantKey = ({ menuId, type }: MenuGrant): string => `${type}${menuId}`;

const isSame = (one: MenuGrant) => (other: MenuGrant) => grantKey(one) === grantKey(other);

const withSubmenus = (menu: MenuChoice): MenuGrant[] => [
  { menuId: menu.topMenuId, type: 'T' },
  ...offeredSubmenus(menu).map(({ leftMenuId }): MenuGrant => ({ menuId: leftMenuId, type: 'L' })),
];

/** Selects a top menu with all its submenus, or deselects all of them (EMP-34). */
export function toggleTopMenu(chosen: readonly MenuGrant[], menu: MenuChoice): MenuGrant[] {
  const family = withSubmenus(menu);
  const others = chosen.filter((grant) => !family.some(isSame(grant)));
  return chosen.some(isSame({ menuId: menu.topMenuId, type: 'T' })) ? others : [...others, ...family];
}

/** Selects a submenu and its top menu, or deselects the submenu alone. */
export function toggleSubmenu(chosen: readonly MenuGrant[], menu: MenuChoice, leftMenuId: number): MenuGrant[] {
  const grant: MenuGrant = { menuId: leftMenuId, type: 'L' };
  if (chosen.some(isSame(grant))) return chosen.filter((other) => !isSame(grant)(other));
  const top: MenuGrant = { menuId: menu.topMenuId, type: 'T' };
  return [...chosen, ...(chosen.some(isSame(top)) ? [] : [top]), grant];
}

/**
 * Whether an employee with these grants sees any menu. Menus of contractors need the authority to switch the mode.
 * Reference data needs permission M (D-17, D-23, D-133).
 */
export const seesAnyMenu = (
  menus: readonly MenuChoice[],
  granted: readonly MenuGrant[],
  rights: Pick<Actor, 'permission' | 'modeAuthority'>,
): boolean => {
  const employee = { ...rights, userType: UserType.Staff };
  return menus.some(
    ({ topMenuId, menuType }) =>
      (menuType === UserType.Staff || mayToggleMode(employee)) &&
      seesTopMenu(employee, topMenuId) &&
      granted.some(isSame({ menuId: topMenuId, type: 'T' })),
  );
};
