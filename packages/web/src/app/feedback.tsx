import { lazy, Suspense, useSyncExternalStore } from 'react';
import { question } from '../lib/confirm.ts';
import { closeToast, holdToasts, toasts } from '../lib/toast.ts';
import { Toaster } from '../ui/toaster.tsx';

const loadDialog = () => import('../ui/confirm-dialog.tsx');
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }));

/** Fetches the dialog before the first question, so that it opens at once. */
export const prepareQuestions = (): void => void loadDialog();

/** Draws the toasts and the open question, whoever asked. */
export function Feedback() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  const asked = useSyncExternalStore(question.subscribe, question.get);
  return (
    <>
      <Toaster toasts={shown} onClose={closeToast} onHold={holdToasts} />
      <Suspense>{asked && <ConfirmDialog text={asked.text} onAnswer={asked.answer} />}</Suspense>
    </>
  );
}
