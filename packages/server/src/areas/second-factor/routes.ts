import type { secondFactorCalls } from '@portal/contract/areas/second-factor/calls';
import type { signInStepCalls } from '@portal/contract/areas/second-factor/step-calls';
import type { Routes } from '#http/handler-types.ts';
import {
  addPasskey,
  addTotp,
  readOwn,
  removePasskey,
  removeTotp,
  renewRecovery,
  startPasskey,
  startTotp,
} from './own-factors.ts';
import { readOf, reset } from './reset-factors.ts';
import {
  addFirstPasskey,
  addFirstTotp,
  askPasskey,
  proveCode,
  provePasskey,
  readStep,
  startFirstPasskey,
  startFirstTotp,
} from './second-step.ts';

/** Handlers of the calls about one's own factors, and of their reset. */
export const secondFactorRoutes: Routes<typeof secondFactorCalls> = {
  readOwn,
  startTotp,
  addTotp,
  removeTotp,
  startPasskey,
  addPasskey,
  removePasskey,
  renewRecovery,
  readOf,
  reset,
};

/** Handlers of the second step of a sign-in. */
export const signInStepRoutes: Routes<typeof signInStepCalls> = {
  readStep,
  proveCode,
  askPasskey,
  provePasskey,
  startFirstTotp,
  addFirstTotp,
  startFirstPasskey,
  addFirstPasskey,
};
