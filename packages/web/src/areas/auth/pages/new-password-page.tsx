import { PASSWORD_LENGTH } from '@portal/contract/areas/auth/passwords';
import { linkUseChecks } from '@portal/contract/areas/password-links/forms';
import { useState } from 'react';
import { showRefusal } from '#lib/failures.ts';
import { paths } from '#lib/paths.ts';
import { Refusal } from '#lib/refusal.ts';
import { useBusy } from '#lib/use-busy.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PlainField, PlainForm } from '#ui/fields/plain-form.tsx';
import { EntryButton, SignInCard, SignInHead } from '../parts/sign-in-card.tsx';
import { useEntryDraft } from '../parts/use-entry-draft.ts';
import { setWithLink } from '../password-api.ts';

/** The code of the link, which stands behind '#' and so was sent to no server. It leaves the address at once. */
function takeCode(): string {
  const code = decodeURIComponent(window.location.hash.slice(1));
  if (code !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  return code;
}

function PasswordForm({ onDone }: { onDone: (userId: string) => void }) {
  const [code] = useState(takeCode);
  const { draft, change, failure, setFailure, passes } = useEntryDraft({ Code: code, Password: '' }, linkUseChecks);
  const [busy, run] = useBusy();
  const submit = () => {
    if (!passes()) return;
    void run(() =>
      setWithLink(draft).then(onDone, (error: unknown) => {
        showRefusal(null, error);
        if (error instanceof Refusal) setFailure({ field: error.field ?? 'Code', text: error.message });
      }),
    );
  };
  return (
    <PlainForm onSubmit={submit} busy={busy} button="비밀번호 정하기" busyButton="저장 중…">
      <PlainField
        label="받은 코드"
        name="Code"
        failure={failure}
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus={code === ''}
        value={draft.Code}
        onChange={(event) => change({ Code: event.currentTarget.value })}
      />
      <PasswordField
        label="새 비밀번호"
        name="Password"
        failure={failure}
        maxLength={PASSWORD_LENGTH.most}
        autoComplete="new-password"
        autoFocus={code !== ''}
        value={draft.Password}
        onChange={(event) => change({ Password: event.currentTarget.value })}
      />
    </PlainForm>
  );
}

const openLogin = () => window.location.replace(paths.login);

/** /password/new: who got a link or a code sets their own password, once (D-504). */
export function NewPasswordPage() {
  const [userId, setUserId] = useState<string | null>(null);
  if (userId !== null) {
    return (
      <SignInCard>
        <SignInHead title="비밀번호를 정했습니다" intro={`새 비밀번호로 로그인해주세요. 아이디는 ${userId}입니다.`} />
        <EntryButton label="로그인" onPress={openLogin} />
      </SignInCard>
    );
  }
  return (
    <SignInCard>
      <SignInHead
        title="비밀번호 정하기"
        intro={`담당 직원에게 받은 코드와 새 비밀번호를 입력해주세요. ${PASSWORD_LENGTH.least}자 이상 ${PASSWORD_LENGTH.most}자 이하입니다.`}
      />
      <PasswordForm onDone={setUserId} />
      <EntryButton label="로그인으로" onPress={openLogin} />
    </SignInCard>
  );
}
