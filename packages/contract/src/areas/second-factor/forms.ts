import { type Check, filled } from '../../core/forms.ts';
import { type CodeKind, isCode } from './codes.ts';

/** A code of the app or of the paper: there, and such a one at all. */
export const codeChecks: readonly Check<{ Kind: CodeKind; Code: string }>[] = [
  filled('Code', 'factor.code.blank'),
  { field: 'Code', fails: ({ Kind, Code }) => !isCode(Kind, Code), message: 'factor.code.form' },
];

/** A passkey has a name by which its owner knows it. */
export const passkeyChecks: readonly Check<{ Name: string }>[] = [filled('Name', 'factor.passkey.name')];

/** Taking somebody's second factor away needs a reason. */
export const resetChecks: readonly Check<{ Reason: string }>[] = [filled('Reason', 'factor.reset.reason')];
