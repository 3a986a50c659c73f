import { UserType } from '../../core/actor.ts';

/**
 * Who must have a second factor (SECOND_FACTOR): nobody, staff, everybody, or whoever comes from outside the networks
 * that the operator trusts.
 */
export const SECOND_FACTOR_MODES = ['off', 'staff', 'all', 'outside'] as const;
export type SecondFactorMode = (typeof SECOND_FACTOR_MODES)[number];

/** Whose sign-in it is, and whether it comes from inside the trusted networks. */
export type Arrival = { mode: SecondFactorMode; userType: UserType; isInside: boolean };

/** True where a password, or a ticket, is not enough. */
export function mustHaveFactor({ mode, userType, isInside }: Arrival): boolean {
  if (mode === 'staff') return userType === UserType.Staff;
  return mode === 'all' || (mode === 'outside' && !isInside);
}

/** What follows a right password: nothing, the proof of a second factor, or setting up the first one. */
export type NextStep = 'none' | 'prove' | 'setUp';

/**
 * Whoever has a second factor is asked for it, whether he must have it or not; only from inside the trusted networks,
 * where they count, is nobody asked.
 */
export function nextStep(arrival: Arrival, hasFactor: boolean): NextStep {
  if (arrival.mode === 'outside' && arrival.isInside) return 'none';
  if (hasFactor) return 'prove';
  return mustHaveFactor(arrival) ? 'setUp' : 'none';
}

/** Passkeys of one person. */
export const MAX_PASSKEYS = 10;
/** Minutes between the password and the second factor. */
export const STEP_MINUTES = 5;
