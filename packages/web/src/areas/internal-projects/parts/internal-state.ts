import { InternalStatus, internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';

/**
 * The icon code of a status. In-progress projects use the icon of awarded ones, because 'N' elsewhere means an open
 * offer.
 */
export const internalMark = (code: string): string =>
  code === InternalStatus.InProgress ? ProjectStatus.Awarded : code;

/** The icon code and the label of a status. */
export const internalState = (code: string): { code: string; label: string } => ({
  code: internalMark(code),
  label: internalStatusLabel(code),
});
