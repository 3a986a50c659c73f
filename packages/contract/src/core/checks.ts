import type { MessageKey } from '../messages.ts';

/** One form check: which field fails, when, and what the user is told. */
export type Check<Draft> = {
  field: string;
  fails: (draft: Draft) => boolean;
  message: MessageKey;
};

/** The first failing check in the list's order: the toast, the focus and the server's refusal alike (OUT-64). */
export const firstFailure = <Draft>(checks: readonly Check<Draft>[], draft: Draft): Check<Draft> | undefined =>
  checks.find((check) => check.fails(draft));

/** True for text without a visible character. */
export const isBlank = (text: string): boolean => text.trim() === '';
