import { messageText } from '@portal/contract/messages';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { pendingSecondStep } from '#areas/auth/public/pending-second-step.ts';
import { signInFromLanding } from '#areas/auth/public/sign-in-from-landing.ts';
import { question } from '#lib/confirm.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import css from './landing-page.module.css';
import { Questions } from './questions.tsx';

const SecondStep = lazyPart(async () => (await import('#areas/second-factor/public/second-step.tsx')).SecondStep);

/** Target of a link from the groupware. Shows one line of text until the destination is known (AUTH-17, AUTH-18). */
export function LandingPage() {
  const navigate = useNavigate();
  const finishStep = useSyncExternalStore(pendingSecondStep.subscribe, pendingSecondStep.get);
  const openQuestion = useSyncExternalStore(question.subscribe, question.get);
  useEffect(() => {
    let isLeft = false;
    void signInFromLanding().then((href) => (isLeft ? undefined : navigate({ href, replace: true })));
    return () => {
      isLeft = true;
    };
  }, [navigate]);
  if (finishStep) {
    return (
      <main className={css['step']}>
        <Suspense>
          <SecondStep onDone={finishStep} onBack={() => finishStep(null)} />
        </Suspense>
      </main>
    );
  }
  return (
    <main className={css['landing']}>
      <p role="status">{messageText('auth.outside.working')}</p>
      {openQuestion && <Questions />}
    </main>
  );
}
