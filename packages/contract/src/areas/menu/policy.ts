import { type Actor, isManager, isStaff } from '../../core/actor.ts';
import { MENU } from './keys.ts';
import { mayToggleMode } from './mode.ts';

/** The menu 기준정보 and its left menus are only for permission M, whatever was granted (D-133). */
export const seesTopMenu = (actor: Pick<Actor, 'userType' | 'permission'>, topMenuId: number): boolean =>
  topMenuId !== MENU.reference.id || isManager(actor);

/** The top menus of the mode 협력사 whose pages staff work with as well. */
const SHARED_TOPS: readonly number[] = [
  MENU.outsourcedProjects.id,
  MENU.orders.id,
  MENU.settlement.id,
  MENU.managers.id,
];

/**
 * The top menu below which the user finds the left menus of `topMenuId`. Staff who may not switch the mode find outsourced
 * projects, orders, settlement and partner managers below 프로젝트 (D-265).
 */
export const hostMenuOf = (actor: Actor, topMenuId: number): number =>
  isStaff(actor) && !mayToggleMode(actor) && SHARED_TOPS.includes(topMenuId) ? MENU.projects.id : topMenuId;
