import { InternalStatus, internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';

/** The mark of a state: work in progress is the quarter, as a won project's; N of the others is an open offer. */
export const internalMark = (code: string): string =>
  code === InternalStatus.InProgress ? ProjectStatus.Awarded : code;

/** A state as mark and word. */
export const internalState = (code: string): { code: string; label: string } => ({
  code: internalMark(code),
  label: internalStatusLabel(code),
});
