import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import type { SignInStep } from '@portal/contract/areas/second-factor/step-calls';
import type { RefusalCode } from '@portal/contract/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { showRefusal } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';
import { readSecondStep } from '../api.ts';
import { FirstFactorSetUp } from '../parts/first-factor-set-up.tsx';
import css from '../parts/second-factor.module.css';
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
    <div className={css['step']}>
      <h1>{step?.setUpYn === 'Y' ? '2단계 인증 설정' : '2단계 인증'}</h1>
      {step && (
        <>
          <p className={css['who']}>{step.userName}님</p>
          {step.setUpYn === 'Y' ? (
            <FirstFactorSetUp {...{ onDone, guard }} onSignedIn={() => setSignedIn(true)} />
          ) : (
            <VerifyStep {...{ step, onDone, guard }} />
          )}
        </>
      )}
      {!isSignedIn && (
        <button type="button" className={css['back']} onClick={onBack}>
          다른 계정으로 로그인
        </button>
      )}
    </div>
  );
}
