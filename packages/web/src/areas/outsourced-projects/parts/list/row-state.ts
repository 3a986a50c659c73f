import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { messageText } from '@portal/contract/messages';
import { TAKEN } from '#ui/marks/status-badge.tsx';

/** Another company's award: to a contractor the project is closed, whatever its state (D-46). */
export const isGone = (row: ProjectRow, partner: boolean): boolean =>
  partner && row.choiceCompanyName !== '' && row.ownYN !== 'Y';

/** The state of a row as its reader sees it. */
export const stateOf = (row: ProjectRow, partner: boolean): { code: string; label: string } =>
  isGone(row, partner)
    ? { code: TAKEN, label: messageText('outsourced.taken') }
    : { code: row.mizeStatus, label: statusLabel(row.mizeStatus) };
