import { type Check, filled } from '../../core/forms.ts';

type SignInDraft = { UserId: string; Password: string };

/** Id first, then password. */
export const signInChecks: readonly Check<SignInDraft>[] = [
  filled('UserId', 'auth.userId.blank'),
  filled('Password', 'auth.password.blank'),
];

/** What changes how the user signs in asks for the present password (D-198). */
export const ownPasswordChecks: readonly Check<{ CurrentPassword: string }>[] = [
  filled('CurrentPassword', 'account.password.present'),
];
