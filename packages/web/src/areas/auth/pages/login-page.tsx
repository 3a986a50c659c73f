import { signInChecks } from '@portal/contract/areas/auth/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { Suspense, useEffect, useState } from 'react';
import { showRefusal } from '#lib/failures.ts';
import { paths } from '#lib/paths.ts';
import { toast } from '#lib/toast.ts';
import { useBusy } from '#lib/use-busy.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PlainField, PlainForm } from '#ui/fields/plain-form.tsx';
import { enterPortal, needsSecondStep, popSignedOut, signIn } from '../api.ts';
import { EntryHelp, SignInCard, SignInHead } from '../parts/sign-in-card.tsx';
import { useEntryDraft } from '../parts/use-entry-draft.ts';

const SecondStep = lazyPart(async () => (await import('#areas/second-factor/public/second-step.tsx')).SecondStep);

function LoginForm({ onSecondStep }: { onSecondStep: () => void }) {
  const { draft, change, failure, setFailure, passes } = useEntryDraft({ UserId: '', Password: '' }, signInChecks);
  const [busy, run] = useBusy();
  const submit = () => {
    if (!passes()) return;
    // The promise never settles, so that a second Enter cannot sign in twice. Only the server's message is shown
    // (D-127).
    void run(() =>
      signIn(draft).then(
        () => new Promise(() => {}),
        (error: unknown) => {
          if (needsSecondStep(error)) return onSecondStep();
          showRefusal(null, error);
          if (error instanceof Error) setFailure({ field: 'Password', text: error.message });
        },
      ),
    );
  };
  return (
    <PlainForm onSubmit={submit} busy={busy} button="로그인" busyButton="로그인 중…">
      <PlainField
        label="아이디"
        name="UserId"
        failure={failure}
        maxLength={TEXT_LIMIT.name}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={draft.UserId}
        onChange={(event) => change({ UserId: event.currentTarget.value })}
      />
      <PasswordField
        label="비밀번호"
        name="Password"
        failure={failure}
        maxLength={TEXT_LIMIT.name}
        autoComplete="current-password"
        value={draft.Password}
        onChange={(event) => change({ Password: event.currentTarget.value })}
      />
    </PlainForm>
  );
}

/** The login page: id, password, one button. Users with a second factor then enter it (D-190). */
export function LoginPage() {
  const [atSecondStep, setAtSecondStep] = useState(false);
  useEffect(() => {
    if (popSignedOut()) toast.success('auth.logout.done');
  }, []);
  return (
    <SignInCard>
      {atSecondStep ? (
        <Suspense>
          <SecondStep onDone={enterPortal} onBack={() => setAtSecondStep(false)} />
        </Suspense>
      ) : (
        <>
          <SignInHead title="로그인" intro="업무 포털에 로그인해주세요." />
          <LoginForm onSecondStep={() => setAtSecondStep(true)} />
          <EntryHelp>
            계정이나 비밀번호는 담당 직원에게 문의해주세요. <a href={paths.newPassword}>받은 코드로 비밀번호 정하기</a>
          </EntryHelp>
        </>
      )}
    </SignInCard>
  );
}
