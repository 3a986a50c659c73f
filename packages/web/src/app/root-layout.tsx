import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { recordName } from '#lib/record-name.ts';
import { watchOtherTabs } from '#lib/session-end.ts';
import { readSite } from '#lib/site.ts';
import { closeToast, pauseToasts, toasts } from '#lib/toast.ts';
import { useIdle } from '#lib/use-idle.ts';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { waitingVersion } from './updates/waiting-version.ts';
import { useTitle } from './use-title.ts';

/** Loaded when a new version waits. */
const UpdateBar = lazy(async () => ({ default: (await import('./updates/update-bar.tsx')).UpdateBar }));

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
  useEffect(() => {
    // Nothing on screen waits for the service worker.
    if (idle) void import('./updates/app-version.ts').then(({ startVersions }) => startVersions());
  }, [idle]);
  useEffect(watchOtherTabs, []);
  useEffect(() => {
    const parts = [name, title, readSite().companyName];
    document.title = parts.filter((part) => part !== '').join(' - ');
  }, [name, title]);
  return (
    <>
      <Outlet />
      <Toasts />
      <Suspense>{hasNewVersion && <UpdateBar />}</Suspense>
    </>
  );
}
