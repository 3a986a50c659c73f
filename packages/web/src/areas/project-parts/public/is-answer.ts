import { Refusal } from '../../../lib/refusal.ts';

/** False when the first try may still have gone through: then the same key must be sent again. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof Refusal && error.status !== 0 && error.code !== 'UNKNOWN' && error.code !== 'IN_PROGRESS';
