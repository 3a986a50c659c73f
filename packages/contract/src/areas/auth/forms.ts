import { type Check, filled } from '../../core/forms.ts';

type SignInDraft = { UserId: string; Password: string };

/** The id is checked first, then the password. */
export const signInChecks: readonly Check<SignInDraft>[] = [
  filled('UserId', 'auth.userId.blank'),
  filled('Password', 'auth.password.blank'),
];

/** A change of how the user signs in requires the present password (D-198). */
export const ownPasswordChecks: readonly Check<{ CurrentPassword: string }>[] = [
  filled('CurrentPassword', 'account.password.present'),
];
