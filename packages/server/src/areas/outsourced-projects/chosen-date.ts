import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { refuse } from '../../refuse.ts';
import type { ProjectRecord } from './queries/detail.ts';

/**
 * The winner's date after an edit: while the project is awarded it must stay one of the dates, and a single other
 * date takes its place (D-72).
 */
export function chosenDateAfter(
  { status, choice_date }: ProjectRecord,
  { before, after }: Record<'before' | 'after', Pick<ProjectValues, 'StartDate'>>,
): string | null {
  const dates = after.StartDate;
  const isMoved = before.StartDate.join() !== dates.join();
  if (status !== ProjectStatus.Awarded || choice_date === null || !isMoved || dates.includes(choice_date)) {
    return choice_date;
  }
  const [only = choice_date] = dates;
  return dates.length === 1 ? only : refuse('CHOSEN_DATE_REMOVED', { field: 'StartDate' });
}
