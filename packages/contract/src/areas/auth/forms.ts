import { type Check, filled } from '../../core/forms.ts';

type SignInDraft = { UserId: string; Password: string };

/** Id first, then password. */
export const signInChecks: readonly Check<SignInDraft>[] = [
  filled('UserId', 'auth.userId.blank'),
  filled('Password', 'auth.password.blank'),
];
