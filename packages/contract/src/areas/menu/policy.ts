import { type Actor, isManager } from '../../core/actor.ts';
import { MENU } from './keys.ts';

/** 기준정보 and what is below it is shown to permission M alone, whatever was granted (D-133). */
export const seesTopMenu = (actor: Actor, topMenuId: number): boolean =>
  topMenuId !== MENU.reference.id || isManager(actor);
