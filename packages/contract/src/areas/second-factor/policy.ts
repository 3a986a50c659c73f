import { UserType } from '../../core/actor.ts';

/**
 * Users who must have a second factor (SECOND_FACTOR): nobody, staff, everybody, or those outside the operator's
 * trusted networks.
 */
export const SECOND_FACTOR_MODES = ['off', 'staff', 'all', 'outside'] as const;
export type SecondFactorMode = (typeof SECOND_FACTOR_MODES)[number];

/**
 * The facts about a sign-in that decide its next step: the user's type, and whether it comes from a trusted network.
 */
export type SignInContext = { mode: SecondFactorMode; userType: UserType; isInside: boolean };

/** Whether this sign-in requires a second factor besides the password or the ticket. */
export function mustHaveFactor({ mode, userType, isInside }: SignInContext): boolean {
  if (mode === 'staff') return userType === UserType.Staff;
  return mode === 'all' || (mode === 'outside' && !isInside);
}

/** What follows a right password: nothing, the proof of a second factor, or the set-up of the first one. */
export type NextStep = 'none' | 'prove' | 'setUp';

/**
 * The step after the password. A user with a second factor must prove it, even when none is required. Only in mode
 * 'outside' is it skipped for trusted networks.
 */
export function nextSignInStep(signIn: SignInContext, hasFactor: boolean): NextStep {
  if (signIn.mode === 'outside' && signIn.isInside) return 'none';
  if (hasFactor) return 'prove';
  return mustHaveFactor(signIn) ? 'setUp' : 'none';
}

/** Most passkeys of one user. */
export const MAX_PASSKEYS = 10;
/** Minutes in which the second factor must follow the password. */
export const STEP_MINUTES = 5;
