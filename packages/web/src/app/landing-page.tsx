import { messageText } from '@portal/contract/messages';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { arrive } from '#areas/auth/public/arrive.ts';
import { pendingStep } from '#areas/auth/public/pending-step.ts';
import { question } from '#lib/confirm.ts';
import css from './landing-page.module.css';
import { Questions } from './questions.tsx';

const SecondStep = lazy(async () => ({
  default: (await import('#areas/second-factor/public/second-step.tsx')).SecondStep,
}));

/** Where a link of the groupware arrives: one line of text until it is known where to (AUTH-17, AUTH-18). */
export function LandingPage() {
  const navigate = useNavigate();
  const settle = useSyncExternalStore(pendingStep.subscribe, pendingStep.get);
  const asked = useSyncExternalStore(question.subscribe, question.get);
  useEffect(() => {
    let isLeft = false;
    void arrive().then((href) => (isLeft ? undefined : navigate({ href, replace: true })));
    return () => {
      isLeft = true;
    };
  }, [navigate]);
  if (settle) {
    return (
      <main className={css['step']}>
        <Suspense>
          <SecondStep onDone={settle} onBack={() => settle(null)} />
        </Suspense>
      </main>
    );
  }
  return (
    <main className={css['landing']}>
      <p role="status">{messageText('auth.outside.working')}</p>
      {asked && <Questions />}
    </main>
  );
}
