import { accountChecks } from '../areas/account/forms.ts';
import { ownPasswordChecks, signInChecks } from '../areas/auth/forms.ts';
import { linkUseChecks } from '../areas/password-links/forms.ts';
import { codeChecks, passkeyChecks, resetChecks } from '../areas/second-factor/forms.ts';
import type { RefusalCode } from '../messages.ts';
import type { CallRules, RulesByPath } from './rule.ts';

const TRIES = ['WRONG_PASSWORD', 'TOO_MANY_TRIES'] as const;
const STEP = ['STEP_ENDED', 'TOO_MANY_TRIES', 'LOGIN_FAILED'] as const;

const own: CallRules = { checks: accountChecks, refusals: [...TRIES, 'WEAK_PASSWORD'] };
const withPassword = (...refusals: readonly RefusalCode[]): CallRules => ({
  checks: ownPasswordChecks,
  refusals: [...TRIES, ...refusals],
});

/** The rules of signing in, of the own account and of second factors. */
export const signInRules: RulesByPath = {
  'Auth/login': {
    checks: signInChecks,
    refusals: ['SECOND_STEP', 'LOGIN_FAILED', 'ACCOUNT_DISABLED', 'TOO_MANY_TRIES'],
  },
  'Auth/sso-login': { refusals: ['SECOND_STEP', 'LOGIN_FAILED', 'OTHER_SIGNED_IN', 'TOO_MANY_TRIES'] },
  'Auth/password-link-use': { checks: linkUseChecks, refusals: ['LINK_OVER', 'WEAK_PASSWORD', 'TOO_MANY_REQUESTS'] },
  'Auth/second-step-info': { refusals: ['STEP_ENDED'] },
  'Auth/second-step-code': { checks: codeChecks, refusals: [...STEP, 'WRONG_CODE'] },
  'Auth/second-step-passkey-start': { refusals: ['STEP_ENDED', 'PASSKEY_FAILED'] },
  'Auth/second-step-passkey': { refusals: [...STEP, 'PASSKEY_FAILED'] },
  'Auth/second-step-totp-start': { refusals: ['STEP_ENDED', 'BAD_STATE'] },
  'Auth/second-step-totp-add': { checks: codeChecks, refusals: [...STEP, 'BAD_STATE', 'WRONG_CODE', 'SET_UP_ENDED'] },
  'Auth/second-step-passkey-new': { refusals: ['STEP_ENDED', 'BAD_STATE', 'PASSKEY_LIMIT'] },
  'Auth/second-step-passkey-add': {
    checks: passkeyChecks,
    refusals: [...STEP, 'BAD_STATE', 'PASSKEY_LIMIT', 'PASSKEY_EXISTS', 'PASSKEY_FAILED', 'SET_UP_ENDED'],
  },
  'User/user-my-edit': own,
  'User/mize-user-my-edit': own,
  'User/my-totp-start': withPassword(),
  'User/my-totp-add': { checks: codeChecks, refusals: ['WRONG_CODE', 'SET_UP_ENDED', 'TOO_MANY_TRIES'] },
  'User/my-totp-remove': withPassword('LAST_FACTOR', 'BAD_STATE'),
  'User/my-passkey-start': withPassword('PASSKEY_LIMIT'),
  'User/my-passkey-add': {
    checks: passkeyChecks,
    refusals: ['PASSKEY_LIMIT', 'PASSKEY_EXISTS', 'PASSKEY_FAILED', 'SET_UP_ENDED', 'TOO_MANY_TRIES'],
  },
  'User/my-passkey-remove': withPassword('LAST_FACTOR'),
  'User/my-recovery-renew': withPassword('BAD_STATE'),
  'User/user-factor-reset': { checks: resetChecks },
};
