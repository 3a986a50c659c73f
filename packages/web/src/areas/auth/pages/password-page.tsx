import { passwordChangeChecks } from '@portal/contract/areas/account/forms';
import { PASSWORD_LENGTH } from '@portal/contract/areas/auth/passwords';
import { messageText } from '@portal/contract/messages';
import { showRefusal } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';
import { useBusy } from '#lib/use-busy.ts';
import { PlainField, PlainForm } from '#ui/fields/plain-form.tsx';
import { EntryButton, SignInCard, SignInHead } from '../parts/sign-in-card.tsx';
import { useEntryDraft } from '../parts/use-entry-draft.ts';
import { changeInitialPassword } from '../password-api.ts';
import { endSession } from '../public/sign-out.ts';

function PasswordForm() {
  const { draft, change, failure, setFailure, passes } = useEntryDraft(
    { CurrentPassword: '', Password: '' },
    passwordChangeChecks,
  );
  const [busy, run] = useBusy();
  const submit = () => {
    if (!passes()) return;
    // The promise never settles: the button stays busy until the portal is reloaded.
    void run(() =>
      changeInitialPassword(draft).then(
        () => new Promise(() => {}),
        (error: unknown) => {
          showRefusal(null, error);
          if (error instanceof Refusal) setFailure({ field: error.field ?? 'Password', text: error.message });
        },
      ),
    );
  };
  return (
    <PlainForm onSubmit={submit} busy={busy} button="비밀번호 변경" busyButton="변경 중…">
      <PlainField
        label="현재 비밀번호"
        name="CurrentPassword"
        failure={failure}
        maxLength={PASSWORD_LENGTH.most}
        type="password"
        autoComplete="current-password"
        autoFocus
        value={draft.CurrentPassword}
        onChange={(event) => change({ CurrentPassword: event.currentTarget.value })}
      />
      <PlainField
        label="새 비밀번호"
        name="Password"
        failure={failure}
        maxLength={PASSWORD_LENGTH.most}
        type="password"
        autoComplete="new-password"
        value={draft.Password}
        onChange={(event) => change({ Password: event.currentTarget.value })}
      />
    </PlainForm>
  );
}

/** /password: users with a password set by staff must change it before anything else (D-197). */
export const PasswordPage = () => (
  <SignInCard>
    <SignInHead
      title="비밀번호 변경"
      intro={`${messageText('PASSWORD_CHANGE')} ${PASSWORD_LENGTH.least}자 이상 ${PASSWORD_LENGTH.most}자 이하로 입력해주세요.`}
    />
    <PasswordForm />
    <EntryButton label="로그아웃" onPress={() => void endSession()} />
  </SignInCard>
);
