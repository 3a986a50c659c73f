import { lazy, Suspense, useSyncExternalStore } from 'react';
import { question } from '../lib/confirm.ts';
import { sessionTrouble } from '../lib/session-end.ts';

const QuestionDialog = lazy(async () => ({ default: (await import('../kit/record/deed-dialog.tsx')).QuestionDialog }));

const SessionDialog = lazy(async () => ({
  default: (await import('../areas/auth/public/session-dialog.tsx')).SessionDialog,
}));

/** Draws the open question, whoever asked. Always there, closed, so that the first one opens at once. */
export function Questions() {
  const asked = useSyncExternalStore(question.subscribe, question.get);
  const trouble = useSyncExternalStore(sessionTrouble.subscribe, sessionTrouble.get);
  return (
    <Suspense>
      {trouble && <SessionDialog trouble={trouble} />}
      <QuestionDialog asked={asked} />
    </Suspense>
  );
}
