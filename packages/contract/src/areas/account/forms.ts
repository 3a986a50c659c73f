import { type Check, filled } from '../../core/forms.ts';
import { isNewPassword, passwordLengthCheck } from '../auth/passwords.ts';

/** What somebody changes of himself. */
type AccountDraft = { AdminName: string; Password: string };

/** The page checks nothing of its own (ME-08); the server refuses an empty name and a password of a wrong length. */
export const accountChecks: readonly Check<AccountDraft>[] = [
  filled('AdminName', 'account.name.blank'),
  passwordLengthCheck('Password'),
];

/** What the page alone asks: a new password needs the present one (ME-04). */
export const ownPageChecks: readonly Check<{ Password: string; CurrentPassword: string }>[] = [
  {
    field: 'CurrentPassword',
    fails: (draft) => isNewPassword(draft.Password) && draft.CurrentPassword === '',
    message: 'account.password.present',
  },
];
