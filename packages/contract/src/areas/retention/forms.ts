import { type Check, filled } from '../../core/forms.ts';
import { isExportReason } from '../../core/sheets.ts';

/** Bringing back a deleted record needs a reason. */
export const restoreChecks: readonly Check<{ Reason: string }>[] = [filled('Reason', 'retention.restore.reason')];

/** Reading all data of a person needs a reason that says something (D-311). */
export const personChecks: readonly Check<{ UserId: string; Reason: string }>[] = [
  filled('UserId', 'retention.person.blank'),
  { field: 'Reason', fails: ({ Reason }) => !isExportReason(Reason), message: 'retention.person.reason' },
];

/** A change of a period needs a reason. Whether the period is allowed depends on its kind (isAllowedPeriod). */
export const periodChecks: readonly Check<{ Reason: string }>[] = [filled('Reason', 'retention.reason.blank')];
