import { type Check, isBlank } from '../../core/forms.ts';

type SignInDraft = { UserId: string; Password: string };

/** Id first, then password. */
export const signInChecks: readonly Check<SignInDraft>[] = [
  { field: 'UserId', fails: (draft) => isBlank(draft.UserId), message: 'auth.userId.blank' },
  { field: 'Password', fails: (draft) => isBlank(draft.Password), message: 'auth.password.blank' },
];
