import { type Check, type FormItem, fieldItem, filled } from '../../core/forms.ts';
import { isNewPassword, newPasswordChecks } from '../auth/passwords.ts';

/** The fields that users change in their own account. */
type AccountDraft = { AdminName: string; Password: string; CurrentPassword: string };

type PasswordDraft = Pick<AccountDraft, 'Password' | 'CurrentPassword'>;

/** A new password differs from the present one (D-197). */
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

/** The user's name, and a new password only together with the present one (ME-04, D-198). */
export const accountChecks: readonly Check<AccountDraft>[] = [
  filled('AdminName', 'account.name.blank'),
  ...newPasswordChecks('Password'),
  presentPassword,
  samePassword,
];

/** The page checks only the present password and leaves the other checks to the server (ME-08). */
export const ownPageChecks = [presentPassword];

/** What users change in their own account, as the save bar counts it (D-390). A password is never shown. */
export const ownItems: readonly FormItem<AccountDraft & { Position: string }>[] = [
  fieldItem('이름', 'AdminName'),
  fieldItem('직급(직책)', 'Position'),
  {
    name: '비밀번호',
    fields: ['Password', 'CurrentPassword'],
    key: ({ Password }) => Password,
    show: () => '',
  },
];

/** Checks of the page where users replace a password that someone else set (D-197). */
export const passwordChangeChecks: readonly Check<PasswordDraft>[] = [
  filled('CurrentPassword', 'account.password.present'),
  { field: 'Password', fails: ({ Password }) => !isNewPassword(Password), message: 'account.password.new' },
  ...newPasswordChecks('Password'),
  samePassword,
];
