import { type Check, filled } from '../../core/forms.ts';

/** A change of a period needs a reason. Whether the period is allowed depends on its kind (isAllowedPeriod). */
export const periodChecks: readonly Check<{ Reason: string }>[] = [filled('Reason', 'retention.reason.blank')];
