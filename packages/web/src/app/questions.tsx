import { lazy, Suspense, useSyncExternalStore } from 'react';
import { question } from '../lib/confirm.ts';
import { sessionTrouble } from '../lib/session-end.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../ui/dialog.tsx')).ConfirmDialog }));

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
      <ConfirmDialog text={asked?.text ?? null} onAnswer={(agreed) => asked?.answer(agreed)} />
    </Suspense>
  );
}
