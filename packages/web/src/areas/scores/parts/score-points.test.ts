import { expect, it } from 'vitest';
import { axisOf, floorOf, linesOf, pointsOf } from './score-points.ts';

const month = (score: string) => ({ yearMonth: '2026.03', score, jobCnt: 2 });

it('the axis begins at 6, and lower only where a score is lower', () => {
  expect([floorOf(['8.2', '', '9.0']), floorOf(['5.9', '8.0']), floorOf([])]).toEqual([6, 5, 6]);
  expect(axisOf(6)).toEqual([10, 9, 8, 7, 6]);
});

it('a month without a score leaves a gap in the line', () => {
  const points = pointsOf([month('6.0'), month('10.0'), month(''), month('8.0')], 6);
  expect(points.map(({ height }) => height)).toEqual([0, 1, undefined, 0.5]);
  expect(linesOf(points)).toBe('M0.5 100.0L1.5 0.0M3.5 50.0');
});
