import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import type { CodeKind } from '@portal/contract/areas/second-factor/codes';
import type { SignInStep } from '@portal/contract/areas/second-factor/step-calls';
import { useState } from 'react';
import { useBusy } from '#lib/use-busy.ts';
import { PlainForm } from '#ui/fields/plain-form.tsx';
import { proveCode, provePasskey } from '../api.ts';
import { canUsePasskeys } from './browser-passkeys.ts';
import { CodeForm } from './code-form.tsx';
import css from './second-factor.module.css';

type Way = CodeKind | 'passkey';

const WAYS: Record<Way, { intro: string; other: string }> = {
  passkey: { intro: '이 계정에 등록한 패스키로 확인하세요.', other: '패스키로 확인' },
  totp: { intro: '인증 앱에 표시된 6자리 코드를 입력하세요.', other: '인증 앱 코드 입력' },
  recovery: { intro: '보관해 둔 복구 코드 하나를 입력하세요. 쓴 코드는 다시 쓸 수 없습니다.', other: '복구 코드 사용' },
};

/** What this person can prove himself by in this browser, the easiest first. */
const waysOf = (step: SignInStep): Way[] => [
  ...(step.passkeyYn === 'Y' && canUsePasskeys() ? (['passkey'] as const) : []),
  ...(step.totpYn === 'Y' ? (['totp'] as const) : []),
  ...(step.recoveryYn === 'Y' ? (['recovery'] as const) : []),
];

type PasskeyProps = { prove: () => Promise<void> };

function PasskeyForm({ prove }: PasskeyProps) {
  const [busy, run] = useBusy();
  return (
    <PlainForm onSubmit={() => void run(prove)} busy={busy} button="패스키로 확인" busyButton="기다리는 중…">
      {null}
    </PlainForm>
  );
}

type Props = {
  step: SignInStep;
  onDone: (user: SignedInUser) => void;
  /** Looks at a refusal first: a step that has ended leads back. */
  guard: (work: () => Promise<void>) => Promise<void>;
};

/** The second step of somebody who has a second factor. */
export function ProveStep({ step, onDone, guard }: Props) {
  const ways = waysOf(step);
  const [chosen, setChosen] = useState<Way>(ways[0] ?? 'recovery');
  const provePass = () =>
    guard(async () => {
      const user = await provePasskey();
      if (user) onDone(user);
    });
  return (
    <>
      <p className={css['intro']}>{WAYS[chosen].intro}</p>
      {chosen === 'passkey' ? (
        <PasskeyForm prove={provePass} />
      ) : (
        <CodeForm
          key={chosen}
          kind={chosen}
          button="확인하고 로그인"
          send={(code) => guard(async () => onDone(await proveCode(chosen, code)))}
        />
      )}
      <div className={css['others']}>
        {ways
          .filter((way) => way !== chosen)
          .map((way) => (
            <button key={way} type="button" onClick={() => setChosen(way)}>
              {WAYS[way].other}
            </button>
          ))}
      </div>
    </>
  );
}
