import { startDateProblem } from '@portal/contract/areas/project/start-dates';
import { MAX_PER_PROJECT } from '@portal/contract/core/limits';
import { refuse } from '../../../refuse.ts';

type DateRule = {
  /** The first day that may be added, '' for any. */
  earliest: string;
  /** Days that are stored already may lie in the past (D-72, OUT-109). */
  stored?: readonly string[];
  /** What a whole list may not be. */
  problemOf?: typeof startDateProblem;
};

/** Refuses days before the earliest, doubled ones, and what else the kind of project refuses. */
export function checkDates(
  dates: readonly string[],
  { earliest, stored = [], problemOf = startDateProblem }: DateRule,
): void {
  const added = dates.filter((day) => !stored.includes(day));
  const problem = startDateProblem(added, earliest) ?? problemOf(dates, '');
  if (problem) refuse('FIELD_REQUIRED', { field: 'StartDate', message: problem });
  if (dates.length > MAX_PER_PROJECT.dates) refuse('BAD_REQUEST', { field: 'StartDate' });
}

/** Refuses a material twice and quantities below one (MAT-02, MAT-04). `field` is the request's. */
export function checkMaterials(lines: readonly { MaterialId: number; MaterialCnt: number }[], field: string): void {
  const ids = new Set(lines.map((line) => line.MaterialId));
  if (ids.size < lines.length) refuse('FIELD_REQUIRED', { field, message: 'project.materials.duplicate' });
  if (lines.some((line) => line.MaterialCnt < 1)) {
    refuse('FIELD_REQUIRED', { field, message: 'project.materials.belowOne' });
  }
}
