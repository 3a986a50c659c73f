import type { UserType } from '../../core/actor.ts';

/** Login types of the groupware by the kind of user they are for; nothing else signs in from outside (D-06). */
export const LOGIN_TYPES = {
  M: ['B', 'F', 'N', 'M0', 'M1'],
  C: ['A', 'C'],
} as const satisfies Record<UserType, readonly string[]>;

/** A login type of that kind of user. */
export type LoginTypeOf<Type extends UserType> = (typeof LOGIN_TYPES)[Type][number];

/** Every login type, for whoever makes a ticket. */
export const ALL_LOGIN_TYPES: readonly string[] = [...LOGIN_TYPES.M, ...LOGIN_TYPES.C];

/** True where somebody of that kind may come in with that login type. */
export const fitsLoginType = (userType: UserType, loginType: string): boolean =>
  LOGIN_TYPES[userType].some((known) => known === loginType);
