import { describe, expect, it } from 'vitest';
import { megabytes, quotaProblem } from './quota.ts';

const quotas = { userBytes: megabytes(2), roomBytes: megabytes(1) };

describe('stored bytes of a user and a room', () => {
  it.each([
    ['nothing', 'userBytes', 0, undefined],
    ['exactly as many as allowed', 'userBytes', 2_097_152, undefined],
    ['one more for a user', 'userBytes', 2_097_153, { code: 'QUOTA_USER', values: { most: 2 } }],
    ['one more for a room', 'roomBytes', 1_048_577, { code: 'QUOTA_ROOM', values: { most: 1 } }],
  ] as const)('%s', (_name, owner, total, problem) => {
    expect(quotaProblem(quotas, owner, total)).toEqual(problem);
  });
});
