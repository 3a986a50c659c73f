import { Outlet } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { recordName } from '#lib/record-name.ts';
import { watchOtherTabs } from '#lib/session-end.ts';
import { readSite } from '#lib/site.ts';
import { closeToast, pauseToasts, toasts } from '#lib/toast.ts';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { useTitle } from './use-title.ts';

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
  useEffect(watchOtherTabs, []);
  useEffect(() => {
    const parts = [name, title, readSite().companyName];
    document.title = parts.filter((part) => part !== '').join(' - ');
  }, [name, title]);
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
