import type { CompanyScore } from '@portal/contract/areas/scores/calls';

const TOP = 10;
const USUAL_FLOOR = 6;

/** One month of the line. `height` is a share from 0 to 1, undefined for a month without a score. */
export type ScorePoint = CompanyScore['months'][number] & { height: number | undefined };

/** The lowest mark of the axis: 6, or less where a score is below. */
export const floorOf = (scores: readonly string[]): number =>
  Math.min(USUAL_FLOOR, ...scores.filter((score) => score !== '').map((score) => Math.floor(Number(score))));

/** How high a score stands between the floor and 10; undefined without a score. */
export const heightOf = (score: string, floor: number): number | undefined =>
  score === '' ? undefined : (Number(score) - floor) / (TOP - floor);

/** The months with their heights. */
export const pointsOf = (months: CompanyScore['months'], floor: number): ScorePoint[] =>
  months.map((month) => ({ ...month, height: heightOf(month.score, floor) }));

/** The marks of the axis, from 10 down to the floor. */
export const axisOf = (floor: number): number[] => Array.from({ length: TOP - floor + 1 }, (_, index) => TOP - index);

/** The lines between neighbouring months with a score. The SVG is one unit wide for each month, and 100 high. */
export function linesOf(points: readonly ScorePoint[]): string {
  return points
    .map(({ height }, index) => {
      if (height === undefined) return '';
      const isJoined = points[index - 1]?.height !== undefined;
      return `${isJoined ? 'L' : 'M'}${index + 0.5} ${((1 - height) * 100).toFixed(1)}`;
    })
    .join('');
}
