import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { question } from '#lib/confirm.ts';
import { unsavedWork } from '#lib/unsaved.ts';
import { useIdle } from '#lib/use-idle.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { openLayers } from '#ui/layers/open-layers.ts';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { installEvent } from './install-event.ts';
import { countVisit, installMethod, installSheet, isOfferDue } from './install-offer.ts';

const InstallSheet = lazyPart(async () => (await import('./install-sheet.tsx')).InstallSheet);

/** Whether the user is in the middle of something: typing, or in a dialog. */
const isAtTask = (): boolean => unsavedWork.get() || question.get() !== null || openLayers.count() > 0;

/** The install sheet. On a phone it opens by itself on a root page when it is due, never during a task (D-322). */
export function InstallLayer({ isRoot }: { isRoot: boolean }) {
  const opened = useSyncExternalStore(installSheet.subscribe, installSheet.get);
  // The browser's offer may come later.
  useSyncExternalStore(installEvent.subscribe, installEvent.get);
  const isNarrow = useNarrow();
  const idle = useIdle();
  const method = installMethod();
  useEffect(countVisit, []);
  useEffect(() => {
    if (idle && isRoot && isNarrow && method !== null && isOfferDue(Date.now()) && !isAtTask()) installSheet.set(true);
  }, [idle, isRoot, isNarrow, method]);
  return (
    <Suspense>{opened && <InstallSheet method={method} opened onClose={() => installSheet.set(false)} />}</Suspense>
  );
}
