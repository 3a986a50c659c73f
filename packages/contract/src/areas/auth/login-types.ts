import type { UserType } from '../../core/actor.ts';

/** Login types of the groupware by user type. No other value is accepted in a ticket (D-06). */
export const LOGIN_TYPES = {
  M: ['B', 'F', 'N', 'M0', 'M1'],
  C: ['A', 'C'],
} as const satisfies Record<UserType, readonly string[]>;

/** A login type of that user type. */
export type LoginTypeOf<Type extends UserType> = (typeof LOGIN_TYPES)[Type][number];

/** Every login type that a ticket can carry. */
export const ALL_LOGIN_TYPES: readonly string[] = [...LOGIN_TYPES.M, ...LOGIN_TYPES.C];

/** Whether a user of that type may sign in with that login type. */
export const fitsLoginType = (userType: UserType, loginType: string): boolean =>
  LOGIN_TYPES[userType].some((known) => known === loginType);
