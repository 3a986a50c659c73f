import { type Check, filled } from '../../core/forms.ts';

/** A review needs a memo with its result (D-163). */
export const reviewChecks: readonly Check<{ Memo: string }>[] = [filled('Memo', 'audit.review.blank')];
