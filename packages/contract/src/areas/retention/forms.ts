import { type Check, filled } from '../../core/forms.ts';

/** A period changes for a reason; whether it is allowed depends on its kind (isPeriodOf). */
export const periodChecks: readonly Check<{ Reason: string }>[] = [filled('Reason', 'retention.reason.blank')];
