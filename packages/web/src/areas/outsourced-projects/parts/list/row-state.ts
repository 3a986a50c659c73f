import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { statusLabel, TAKEN } from '@portal/contract/areas/outsourced-projects/status';

/** Whether another company won the project, so that this contractor sees it as closed (D-46). */
export const isTaken = (row: ProjectRow, partner: boolean): boolean =>
  partner && row.choiceCompanyName !== '' && row.ownYN !== 'Y';

/** The status of a row as the current user sees it. */
export const stateOf = (row: ProjectRow, partner: boolean): { code: string; label: string } =>
  isTaken(row, partner)
    ? { code: TAKEN, label: statusLabel(TAKEN) }
    : { code: row.mizeStatus, label: statusLabel(row.mizeStatus) };
