import { type Check, filled } from '../../core/forms.ts';
import { isNewPassword, newPasswordChecks } from '../auth/passwords.ts';

/** Reasons that are offered for a new link in place of a password. */
export const LINK_REASONS = ['본인 요청', '비밀번호 분실', '도용 의심'] as const;

/** Why a password is taken away. The first link of a new account needs no reason. */
export const linkReasonChecks: readonly Check<{ Reason: string }>[] = [filled('Reason', 'REASON_MISSING')];

/** A password that its owner sets with a code. */
export const linkUseChecks: readonly Check<{ Code: string; Password: string }>[] = [
  filled('Code', 'passwordLink.code.blank'),
  {
    field: 'Password',
    required: true,
    fails: ({ Password }) => !isNewPassword(Password),
    message: 'account.password.new',
  },
  ...newPasswordChecks('Password'),
];
