import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { showTypeface } from '#lib/device/typeface.ts';
import { recordName } from '#lib/record-name.ts';
import { watchOtherTabs } from '#lib/session-end.ts';
import { readSite } from '#lib/site.ts';
import { closeRefused, closeToast, pauseToasts, toasts } from '#lib/toast.ts';
import { useIdle } from '#lib/use-idle.ts';
import { lazyPart, missingParts } from '#ui/feedback/lazy-part.ts';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { waitingVersion } from './updates/waiting-version.ts';
import { useTitle } from './use-title.ts';

/* In one file with the questions, which every page loads once the browser is idle (packages/web/vite.config.ts). */
const UpdateBar = lazyPart(async () => (await import('./updates/update-bar.tsx')).UpdateBar);
const MissingPartsBar = lazyPart(async () => (await import('./updates/missing-parts-bar.tsx')).MissingPartsBar);

/** Draws the toasts on screen. */
function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  return <Toaster toasts={shown} onClose={closeToast} onPause={pauseToasts} />;
}

/**
 * The frame of every page: the browser tab's title, the toasts, and updates from other tabs. The title names the record
 * on screen, the screen and the company.
 */
export function RootLayout() {
  const title = useTitle();
  const name = useSyncExternalStore(recordName.subscribe, recordName.get);
  const idle = useIdle();
  const hasNewVersion = useSyncExternalStore(waitingVersion.subscribe, waitingVersion.get) !== null;
  const lacksPart = useSyncExternalStore(missingParts.subscribe, missingParts.get);
  useEffect(() => {
    if (!idle) return;
    showTypeface();
    // Nothing on screen waits for the service worker.
    void import('./updates/app-version.ts').then(({ startVersions }) => startVersions());
  }, [idle]);
  const page = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    // What was refused goes with its page.
    if (page !== '') closeRefused();
  }, [page]);
  useEffect(watchOtherTabs, []);
  useEffect(() => {
    const parts = [name, title, readSite().companyName];
    document.title = parts.filter((part) => part !== '').join(' - ');
  }, [name, title]);
  return (
    <>
      <Outlet />
      <Toasts />
      <Suspense>{lacksPart ? <MissingPartsBar /> : hasNewVersion && <UpdateBar />}</Suspense>
    </>
  );
}
