import { type Actor, isStaff, UserType } from '../../core/actor.ts';

/** Staff menus (M) or contractor menus (C). */
export type MenuMode = UserType;

/** M for staff, C otherwise. */
export const initialMode = (userType: UserType): MenuMode => userType;

/** Only staff with mode authority A may toggle (SHELL-27). */
export const mayToggleMode = (actor: Pick<Actor, 'userType' | 'modeAuthority'>): boolean =>
  actor.userType === UserType.Staff && actor.modeAuthority === 'A';

/** The mode whose menus the caller gets, whatever he asks for (D-17). */
export const menuModeFor = (actor: Actor, asked: MenuMode | ''): MenuMode =>
  mayToggleMode(actor) && asked !== '' ? asked : initialMode(actor.userType);

/** The notices page of a mode (D-19). */
export const noticesOf = (mode: MenuMode): '/mizenotices/list' | '/notices/list' =>
  mode === UserType.Staff ? '/mizenotices/list' : '/notices/list';

/** Ids of the two entries every left menu ends with (SHELL-20). */
export const OwnMenuId = { MyInfo: 0, Alarms: -1 } as const;

/** Type C gets every menu of mode C, staff what was granted (D-23). */
export const needsMenuGrants = (actor: Actor): boolean => isStaff(actor);
