import { Suspense, useSyncExternalStore } from 'react';
import { question } from '#lib/confirm.ts';
import { sessionTrouble } from '#lib/session-end.ts';
import { useIdle } from '#lib/use-idle.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';

const QuestionDialog = lazyPart(async () => (await import('#kit/record/confirm-dialog.tsx')).QuestionDialog);

const SessionDialog = lazyPart(async () => (await import('#areas/auth/public/session-dialog.tsx')).SessionDialog);

/**
 * Draws the open question and the session dialog. The question dialog loads once the browser is idle, so that the first
 * question opens at once.
 */
export function Questions() {
  const openQuestion = useSyncExternalStore(question.subscribe, question.get);
  const idle = useIdle();
  const trouble = useSyncExternalStore(sessionTrouble.subscribe, sessionTrouble.get);
  return (
    <Suspense>
      {trouble && <SessionDialog trouble={trouble} />}
      {(idle || openQuestion !== null) && <QuestionDialog question={openQuestion} />}
    </Suspense>
  );
}
