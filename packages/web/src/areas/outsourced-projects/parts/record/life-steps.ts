import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { RecordStep } from '#kit/record/record-head.tsx';

const { Draft, Open, Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled } = ProjectStatus;

/** The states of a project that is neither withdrawn nor cancelled, in order. */
const NORMAL_STATES: readonly ProjectStatus[] = [Draft, Open, Awarded, Completed, Invoiced, Settled];

/** The day of each state. An unknown state has none (OUT-41). */
const daysOf = (project: ProjectInfo): Readonly<Partial<Record<ProjectStatus, string>>> => ({
  [Draft]: project.createdDtm,
  [Open]: project.postedDtm,
  [Awarded]: project.choiceDtm,
  [Completed]: project.completedDtm,
  [Invoiced]: project.invoicedDtm,
  [Settled]: project.settledDtm,
  [Withdrawn]: project.withDrawalDtm,
  [Canceled]: project.canceledDtm,
});

/**
 * The life cycle steps of a project with their dates. A withdrawn or cancelled project shows that state after the steps it reached.
 */
export function lifeSteps(project: ProjectInfo): RecordStep[] {
  const days = daysOf(project);
  const step = (code: ProjectStatus, place: RecordStep['progress']): RecordStep => ({
    code,
    label: statusLabel(code),
    day: place === 'todo' ? '' : (days[code] ?? ''),
    progress: place,
  });
  const now = NORMAL_STATES.indexOf(project.mizeStatus);
  if (now >= 0)
    return NORMAL_STATES.map((code, index) => step(code, index < now ? 'done' : index === now ? 'now' : 'todo'));
  const reached = NORMAL_STATES.filter((code) => (days[code] ?? '') !== '');
  return [...reached.map((code) => step(code, 'done')), step(project.mizeStatus, 'now')];
}
