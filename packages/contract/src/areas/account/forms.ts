import { type Check, isBlank } from '../../core/forms.ts';
import { passwordLengthCheck } from '../auth/passwords.ts';

/** What somebody changes of himself. */
type AccountDraft = { AdminName: string; Password: string };

/** The page checks nothing of its own (ME-08); the server refuses an empty name and a password of a wrong length. */
export const accountChecks: readonly Check<AccountDraft>[] = [
  { field: 'AdminName', fails: (draft) => isBlank(draft.AdminName), message: 'account.name.blank' },
  passwordLengthCheck('Password'),
];
