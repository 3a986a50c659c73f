import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { question } from '../lib/confirm.ts';

const loadDialog = () => import('../ui/confirm-dialog.tsx');
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }));

/** Draws the open question, whoever asked. */
export function Questions() {
  const asked = useSyncExternalStore(question.subscribe, question.get);
  // Fetched before the first question, so that it opens at once.
  useEffect(() => void loadDialog(), []);
  return <Suspense>{asked && <ConfirmDialog text={asked.text} onAnswer={asked.answer} />}</Suspense>;
}
