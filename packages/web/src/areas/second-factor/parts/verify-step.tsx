import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import type { CodeKind } from '@portal/contract/areas/second-factor/codes';
import type { SignInStep } from '@portal/contract/areas/second-factor/step-calls';
import { useState } from 'react';
import { useBusy } from '#lib/use-busy.ts';
import { Press } from '#ui/buttons/press.tsx';
import { PlainForm } from '#ui/fields/plain-form.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import { verifyCode, verifyPasskey } from '../api.ts';
import { canUsePasskeys } from './browser-passkeys.ts';
import { CodeForm } from './code-form.tsx';

type Method = CodeKind | 'passkey';

const METHODS: Record<Method, { intro: string; other: string }> = {
  passkey: { intro: '이 계정에 등록한 패스키로 확인해주세요.', other: '패스키로 확인' },
  totp: { intro: '인증 앱에 표시된 6자리 코드를 입력해주세요.', other: '인증 앱 코드 입력' },
  recovery: {
    intro: '보관해 둔 복구 코드 하나를 입력해주세요. 쓴 코드는 다시 쓸 수 없습니다.',
    other: '복구 코드 사용',
  },
};

/** The methods the user can use in this browser, the easiest first. */
const methodsOf = (step: SignInStep): Method[] => [
  ...(step.passkeyYn === 'Y' && canUsePasskeys() ? (['passkey'] as const) : []),
  ...(step.totpYn === 'Y' ? (['totp'] as const) : []),
  ...(step.recoveryYn === 'Y' ? (['recovery'] as const) : []),
];

type PasskeyProps = { verify: () => Promise<void> };

function PasskeyForm({ verify }: PasskeyProps) {
  const [busy, run] = useBusy();
  return (
    <PlainForm onSubmit={() => void run(verify)} busy={busy} button="패스키로 확인" busyButton="기다리는 중…">
      {null}
    </PlainForm>
  );
}

type Props = {
  step: SignInStep;
  onDone: (user: SignedInUser) => void;
  /** Runs the work, and returns to the password when the step has ended. */
  guard: (work: () => Promise<void>) => Promise<void>;
};

/** The second step of users who have a second factor. */
export function VerifyStep({ step, onDone, guard }: Props) {
  const methods = methodsOf(step);
  const [chosen, setChosen] = useState<Method>(methods[0] ?? 'recovery');
  const verifyByPasskey = () =>
    guard(async () => {
      const user = await verifyPasskey();
      if (user) onDone(user);
    });
  return (
    <>
      <Text tone="soft">{METHODS[chosen].intro}</Text>
      {chosen === 'passkey' ? (
        <PasskeyForm verify={verifyByPasskey} />
      ) : (
        <CodeForm
          key={chosen}
          kind={chosen}
          button="확인하고 로그인"
          send={(code) => guard(async () => onDone(await verifyCode(chosen, code)))}
        />
      )}
      <Row gap={16} wraps>
        {methods
          .filter((method) => method !== chosen)
          .map((method) => (
            <Press kind="link" key={method} size={13} onClick={() => setChosen(method)}>
              {METHODS[method].other}
            </Press>
          ))}
      </Row>
    </>
  );
}
