import { describe, expect, it } from 'vitest';
import { isOverdue, withStatus } from './tasks.ts';

describe('progress', () => {
  it('completing sets the progress to 100, and reopening restores it', () => {
    const done = withStatus({ status: 'P', progress: 40, progressBefore: null }, 'C');
    expect(done).toEqual({ status: 'C', progress: 100, progressBefore: 40 });
    expect(withStatus(done, 'F')).toEqual({ status: 'F', progress: 40, progressBefore: null });
    expect(withStatus(done, 'C')).toBe(done);
  });

  it('the progress stays between open statuses, and when no earlier progress is stored', () => {
    expect(withStatus({ status: 'R', progress: 30, progressBefore: null }, 'H').progress).toBe(30);
    expect(withStatus({ status: 'C', progress: 100, progressBefore: null }, 'R').progress).toBe(100);
  });
});

it.each([
  ['R', '2026-11-21', true],
  ['R', '2026-11-22', false],
  ['R', '', false],
  ['C', '2026-11-21', false],
  ['H', '2026-11-21', true],
] as const)('a task in state %s due on %s is late on the 22nd: %s', (taskStatus, dueDay, expected) => {
  expect(isOverdue({ taskStatus, dueDay }, '2026-11-22')).toBe(expected);
});
