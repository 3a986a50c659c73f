import { type Check, filled } from '../../core/forms.ts';
import { isNewPassword, newPasswordChecks } from '../auth/passwords.ts';

/** What somebody changes of himself. */
type AccountDraft = { AdminName: string; Password: string; CurrentPassword: string };

type PasswordDraft = Pick<AccountDraft, 'Password' | 'CurrentPassword'>;

/** A new password is another one than the present (D-197). */
const samePassword: Check<PasswordDraft> = {
  field: 'Password',
  fails: ({ Password, CurrentPassword }) => isNewPassword(Password) && Password === CurrentPassword,
  message: 'account.password.same',
};

const presentPassword: Check<PasswordDraft> = {
  field: 'CurrentPassword',
  fails: (draft) => isNewPassword(draft.Password) && draft.CurrentPassword === '',
  message: 'account.password.present',
};

/** A name, and a new password together with the present one (ME-04, D-198). */
export const accountChecks: readonly Check<AccountDraft>[] = [
  filled('AdminName', 'account.name.blank'),
  ...newPasswordChecks('Password'),
  presentPassword,
  samePassword,
];

/** The page leaves the others to the server (ME-08). */
export const ownPageChecks = [presentPassword];

/** What the page asks that changes a password which somebody else set (D-197). */
export const passwordChangeChecks: readonly Check<PasswordDraft>[] = [
  filled('CurrentPassword', 'account.password.present'),
  { field: 'Password', fails: ({ Password }) => !isNewPassword(Password), message: 'account.password.new' },
  ...newPasswordChecks('Password'),
  samePassword,
];
