import { type Check, filled } from '../../core/forms.ts';
import { type CodeKind, isCode } from './codes.ts';

/** A code is required and must have the format of its kind. */
export const codeChecks: readonly Check<{ Kind: CodeKind; Code: string }>[] = [
  filled('Code', 'factor.code.blank'),
  { field: 'Code', fails: ({ Kind, Code }) => !isCode(Kind, Code), message: 'factor.code.form' },
];

/** A passkey needs a name, by which its owner recognises it. */
export const passkeyChecks: readonly Check<{ Name: string }>[] = [filled('Name', 'factor.passkey.name')];

/** A reset of another user's second factor needs a reason. */
export const resetChecks: readonly Check<{ Reason: string }>[] = [filled('Reason', 'factor.reset.reason')];
