import { type Actor, isStaff, UserType } from '../../core/actor.ts';

/** The mode of the menus: those of staff (M) or those of contractors (C). */
export type MenuMode = UserType;

/** The mode after sign-in: M for staff, C for contractors. */
export const initialMode = (userType: UserType): MenuMode => userType;

/** Whether the user may switch the mode: only staff with mode authority A (SHELL-27). */
export const mayToggleMode = (actor: Pick<Actor, 'userType' | 'modeAuthority'>): boolean =>
  actor.userType === UserType.Staff && actor.modeAuthority === 'A';

/** The mode whose menus the caller gets. The requested mode counts only for users who may switch (D-17). */
export const menuModeFor = (actor: Actor, requested: MenuMode | ''): MenuMode =>
  mayToggleMode(actor) && requested !== '' ? requested : initialMode(actor.userType);

/** Path of the notices page of a mode (D-19). */
export const noticesPathOf = (mode: MenuMode): '/mizenotices/list' | '/notices/list' =>
  mode === UserType.Staff ? '/mizenotices/list' : '/notices/list';

/** Ids of the two entries at the end of every left menu (SHELL-20). */
export const OwnMenuId = { MyInfo: 0, Alarms: -1 } as const;

/** Whether menus must be granted to the user. Staff get only granted menus, contractors every menu of mode C (D-23). */
export const needsMenuGrants = (actor: Actor): boolean => isStaff(actor);
