import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import type { TotpStart } from '@portal/contract/areas/second-factor/calls';
import { useState } from 'react';
import { useBusy } from '#lib/use-busy.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
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

type ChoiceProps = { name: string; text: string; onClick: () => void };

/** A way to verify, with what it asks for. */
const Choice = ({ name, text, onClick }: ChoiceProps) => (
  <Stack
    as="button"
    type="button"
    className={css['choice']}
    padY={12}
    padX={16}
    size={13}
    tone="soft"
    ground="surface"
    round="md"
    onClick={onClick}
  >
    <Text as="strong" size={14} weight="semibold" tone="text">
      {name}
    </Text>
    {text}
  </Stack>
);

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
      <Text tone="soft">
        이 계정은 비밀번호 다음에 한 번 더 확인해야 합니다. 확인에 쓸 방법을 하나 등록해주세요. 한 번만 하면 됩니다.
      </Text>
      <Stack gap={12}>
        <Choice name="인증 앱" text="휴대폰 앱에 표시되는 6자리 코드를 입력합니다." onClick={() => void begin()} />
        {canUsePasskeys() && (
          <Choice
            name="패스키"
            text="지문, 얼굴, 화면 잠금이나 보안 키로 확인합니다."
            onClick={() => setPasskey(true)}
          />
        )}
      </Stack>
    </>
  );
}
