import { type Actor, isManager } from '../../core/actor.ts';
import { MENU } from './keys.ts';

/** The menu 기준정보 and its left menus are only for permission M, whatever was granted (D-133). */
export const seesTopMenu = (actor: Pick<Actor, 'userType' | 'permission'>, topMenuId: number): boolean =>
  topMenuId !== MENU.reference.id || isManager(actor);
