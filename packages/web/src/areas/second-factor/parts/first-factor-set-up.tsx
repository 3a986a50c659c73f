import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import type { TotpStart } from '@portal/contract/areas/second-factor/calls';
import { useState } from 'react';
import { useBusy } from '#lib/use-busy.ts';
import { addFirstPasskey, addFirstTotp, type SignInResult, startFirstTotp } from '../api.ts';
import { canUsePasskeys } from './browser-passkeys.ts';
import { PasskeySetUp } from './passkey-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './second-factor.module.css';
import { TotpSetUp } from './totp-set-up.tsx';

type Props = {
  onDone: (user: SignedInUser) => void;
  /** Called when the user is signed in. Only the recovery codes are still shown then. */
  onSignedIn: () => void;
  guard: (work: () => Promise<void>) => Promise<void>;
};

/** Sets up the first factor of a user who must have one. The sign-in does not continue without it (D-190). */
export function FirstFactorSetUp({ onDone, onSignedIn, guard }: Props) {
  const [start, setStart] = useState<TotpStart | null>(null);
  const [isPasskey, setPasskey] = useState(false);
  const [signedIn, setSignedIn] = useState<SignInResult | null>(null);
  const [, run] = useBusy();
  const finish = (result: SignInResult | null) => {
    setSignedIn(result);
    if (result) onSignedIn();
  };
  const begin = () => run(() => guard(async () => setStart(await startFirstTotp())));
  if (signedIn) {
    return (
      <RecoveryCodes codes={signedIn.recoveryCodes} button="보관했습니다. 계속" onDone={() => onDone(signedIn.user)} />
    );
  }
  if (start) {
    const add = (code: string) => guard(async () => finish(await addFirstTotp(start.setUpToken, code)));
    return <TotpSetUp start={start} add={add} />;
  }
  if (isPasskey) {
    return <PasskeySetUp register={(name) => guard(async () => finish(await addFirstPasskey(name)))} />;
  }
  return (
    <>
      <p>
        이 계정은 비밀번호 다음에 한 번 더 확인해야 합니다. 확인에 쓸 방법을 하나 등록해주세요. 한 번만 하면 됩니다.
      </p>
      <div className={css['choices']}>
        <button type="button" onClick={() => void begin()}>
          <strong>인증 앱</strong>
          휴대폰 앱에 표시되는 6자리 코드를 입력합니다.
        </button>
        {canUsePasskeys() && (
          <button type="button" onClick={() => setPasskey(true)}>
            <strong>패스키</strong>
            지문, 얼굴, 화면 잠금이나 보안 키로 확인합니다.
          </button>
        )}
      </div>
    </>
  );
}
