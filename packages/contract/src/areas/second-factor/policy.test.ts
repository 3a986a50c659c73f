import { expect, it } from 'vitest';
import { type NextStep, nextSignInStep, type SecondFactorMode } from './policy.ts';

type Row = readonly [mode: SecondFactorMode, userType: 'M' | 'C', inside: boolean, without: NextStep, having: NextStep];

const ROWS: readonly Row[] = [
  ['off', 'M', false, 'none', 'prove'],
  ['off', 'M', true, 'none', 'prove'],
  ['off', 'C', false, 'none', 'prove'],
  ['off', 'C', true, 'none', 'prove'],
  ['staff', 'M', false, 'setUp', 'prove'],
  ['staff', 'M', true, 'setUp', 'prove'],
  ['staff', 'C', false, 'none', 'prove'],
  ['staff', 'C', true, 'none', 'prove'],
  ['all', 'M', false, 'setUp', 'prove'],
  ['all', 'M', true, 'setUp', 'prove'],
  ['all', 'C', false, 'setUp', 'prove'],
  ['all', 'C', true, 'setUp', 'prove'],
  ['outside', 'M', false, 'setUp', 'prove'],
  ['outside', 'M', true, 'none', 'none'],
  ['outside', 'C', false, 'setUp', 'prove'],
  ['outside', 'C', true, 'none', 'none'],
];

it.each(ROWS)(
  '%s: type %s, inside %s: without a factor %s, with one %s (D-190)',
  (mode, userType, isInside, ...steps) => {
    const signIn = { mode, userType, isInside };
    expect([nextSignInStep(signIn, false), nextSignInStep(signIn, true)]).toEqual(steps);
  },
);
