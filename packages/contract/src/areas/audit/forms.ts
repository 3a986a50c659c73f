import { type Check, filled } from '../../core/forms.ts';

/** A review says what came of it (D-163). */
export const reviewChecks: readonly Check<{ Memo: string }>[] = [filled('Memo', 'audit.review.blank')];
