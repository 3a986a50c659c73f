import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { signInChecks } from '@portal/contract/areas/auth/forms';
import { messageText } from '@portal/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { focusField, showFailure, showRefusal } from '#lib/failures.ts';
import { readSession, storedSession, storeSession } from '#lib/session.ts';
import { endSession, type SessionTrouble, sessionTrouble } from '#lib/session-end.ts';
import { confirmLeave, discardUnsaved } from '#lib/unsaved.ts';
import { useBusy } from '#lib/use-busy.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { isSubmitKey } from '#ui/fields/is-submit-key.ts';
import { NO_FAILURE, PlainField } from '#ui/fields/plain-form.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { openLayers } from '#ui/layers/open-layers.ts';
import { needsSecondStep, readSignedInUser, signInAgain } from '../api.ts';

const SecondStep = lazyPart(async () => (await import('#areas/second-factor/public/second-step.tsx')).SecondStep);

/**
 * Another user has signed in in this browser. Names them and offers to reload as them (D-128). The page stays open, so
 * that typed text can be copied.
 */
function OtherUserDialog() {
  const { data: user } = useQuery({ queryKey: ['auth', 'signed in'], queryFn: readSignedInUser, gcTime: 0 });
  const name = user?.AdminName ?? storedSession()?.userName ?? '';
  const own = readSession()?.userName ?? '';
  const close = () => sessionTrouble.set(null);
  const reload = async () => {
    try {
      storeSession(await readSignedInUser());
    } catch (error) {
      showRefusal(null, error);
      return;
    }
    discardUnsaved();
    window.location.reload();
  };
  return (
    <Dialog title="사용자 변경" opened isAbove onClose={close} width={440}>
      <p>{messageText('auth.foreign.text', { name, own })}</p>
      <ButtonRow>
        <BusyButton variant="default" onClick={close}>
          닫기
        </BusyButton>
        <BusyButton data-autofocus onClick={reload}>
          새로고침
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}

/** The user of this tab signs in again over the page. Waiting calls are then sent once more (D-13). */
function SignInDialog({ userId, settle }: Extract<SessionTrouble, { kind: 'ended' }>) {
  const [password, setPassword] = useState('');
  const [busy, run] = useBusy();
  const [atSecondStep, setAtSecondStep] = useState(false);
  const leave = async () => {
    // This dialog is a layer too.
    if (!(await confirmLeave(openLayers.count() > 1))) return;
    discardUnsaved();
    settle(false);
    endSession();
  };
  const signIn = async () => {
    const draft = { UserId: userId, Password: password };
    if (showFailure(signInChecks, draft)) return;
    try {
      await signInAgain(draft);
      settle(true);
    } catch (error) {
      if (needsSecondStep(error)) return setAtSecondStep(true);
      showRefusal(null, error);
      focusField('Password');
    }
  };
  const submit = () => run(signIn);
  const finishSignIn = (user: SignedInUser) => {
    storeSession(user);
    settle(true);
  };
  if (atSecondStep) {
    return (
      <Dialog title="다시 로그인" opened isAbove onClose={() => settle(false)} width={400}>
        <Suspense>
          <SecondStep onDone={finishSignIn} onBack={() => setAtSecondStep(false)} />
        </Suspense>
      </Dialog>
    );
  }
  return (
    // Closing without a sign-in leaves the page open, so typed text can be copied. The next call asks again.
    <Dialog title="다시 로그인" opened isAbove onClose={() => settle(false)} width={400}>
      <p>{messageText('auth.again.text')}</p>
      <PlainField label="아이디" name="UserId" readOnly value={userId} failure={NO_FAILURE} autoComplete="username" />
      <PlainField
        label="비밀번호"
        name="Password"
        type="password"
        data-autofocus
        autoComplete="current-password"
        value={password}
        failure={NO_FAILURE}
        onChange={(event) => setPassword(event.target.value)}
        onKeyDown={(event) => {
          if (isSubmitKey(event)) void submit();
        }}
      />
      <ButtonRow>
        <BusyButton variant="default" onClick={leave}>
          로그인 화면으로
        </BusyButton>
        <BusyButton busy={busy} onClick={submit}>
          로그인
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}

/** The dialog for an ended session, or for a session of another user. */
export const SessionDialog = ({ trouble }: { trouble: SessionTrouble }) =>
  trouble.kind === 'ended' ? <SignInDialog {...trouble} /> : <OtherUserDialog />;
