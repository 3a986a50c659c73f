import { Suspense, useSyncExternalStore } from 'react';
import { rescuedTexts } from '#kit/ground/rescued-texts.ts';
import { question } from '#lib/confirm.ts';
import { sessionTrouble } from '#lib/session-end.ts';
import { useIdle } from '#lib/use-idle.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';

const QuestionDialog = lazyPart(async () => (await import('#kit/record/confirm-dialog.tsx')).QuestionDialog);

const RescuedTextsDialog = lazyPart(
  async () => (await import('#kit/ground/rescued-texts-dialog.tsx')).RescuedTextsDialog,
);

const SessionDialog = lazyPart(async () => (await import('#areas/auth/public/session-dialog.tsx')).SessionDialog);

/**
 * Draws the open question, the session dialog and what was rescued of dialogs that went. The question dialog loads once the browser is idle, so that the first
 * question opens at once.
 */
export function Questions() {
  const openQuestion = useSyncExternalStore(question.subscribe, question.get);
  const idle = useIdle();
  const trouble = useSyncExternalStore(sessionTrouble.subscribe, sessionTrouble.get);
  const hasRescued = useSyncExternalStore(rescuedTexts.subscribe, rescuedTexts.get).length > 0;
  return (
    <Suspense>
      {trouble && <SessionDialog trouble={trouble} />}
      {hasRescued && <RescuedTextsDialog />}
      {(idle || openQuestion !== null) && <QuestionDialog question={openQuestion} />}
    </Suspense>
  );
}
