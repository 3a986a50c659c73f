import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import type { SignInStep } from '@portal/contract/areas/second-factor/step-calls';
import type { RefusalCode } from '@portal/contract/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { showRefusal } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';
import { Press } from '#ui/buttons/press.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { readSecondStep } from '../api.ts';
import { FirstFactorSetUp } from '../parts/first-factor-set-up.tsx';
import { VerifyStep } from '../parts/verify-step.tsx';

type Props = { onDone: (user: SignedInUser) => void; onBack: () => void };

const isStepEnded = (error: unknown): boolean =>
  error instanceof Refusal && error.code === ('STEP_ENDED' satisfies RefusalCode);

/** The second step of a sign-in, loaded on demand: verifies a second factor, or sets up the first (D-190). */
export function SecondStep({ onDone, onBack }: Props) {
  const [step, setStep] = useState<SignInStep | null>(null);
  const [isSignedIn, setSignedIn] = useState(false);
  /** Most refusals are shown at their field. A step that has ended returns to the password. */
  const guard = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!isStepEnded(error)) throw error;
      showRefusal(null, error);
      onBack();
    }
  };
  const leave = useEffectEvent((error: unknown) => {
    showRefusal(null, error);
    onBack();
  });
  useEffect(() => {
    let isUnmounted = false;
    readSecondStep().then(
      (read) => (isUnmounted ? undefined : setStep(read ?? null)),
      (error: unknown) => (isUnmounted ? undefined : leave(error)),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return (
    <Stack gap={16} padY={32}>
      <Stack gap={4}>
        <Text as="h1" size={20} weight="semibold">
          {step?.setUpYn === 'Y' ? '2단계 인증 설정' : '2단계 인증'}
        </Text>
        {step && <Text tone="soft">{step.userName}님</Text>}
      </Stack>
      {step?.setUpYn === 'Y' && <FirstFactorSetUp {...{ onDone, guard }} onSignedIn={() => setSignedIn(true)} />}
      {step?.setUpYn === 'N' && <VerifyStep {...{ step, onDone, guard }} />}
      {!isSignedIn && (
        <div>
          <Press kind="link" size={13} tone="soft" onClick={onBack}>
            다른 계정으로 로그인
          </Press>
        </div>
      )}
    </Stack>
  );
}
