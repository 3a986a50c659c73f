import { lazy, Suspense, useSyncExternalStore } from 'react';
import { question } from '../lib/confirm.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../ui/confirm-dialog.tsx')).ConfirmDialog }));

/** Draws the open question, whoever asked. Always there, closed, so that the first one opens at once. */
export function Questions() {
  const asked = useSyncExternalStore(question.subscribe, question.get);
  return (
    <Suspense>
      <ConfirmDialog text={asked?.text ?? null} onAnswer={(agreed) => asked?.answer(agreed)} />
    </Suspense>
  );
}
