import { Outlet } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { followSignIns } from '#lib/session-end.ts';
import { readSite } from '#lib/site.ts';
import { recordName } from '#lib/tab-title.ts';
import { closeToast, holdToasts, toasts } from '#lib/toast.ts';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { useTitle } from './use-title.ts';

/** Draws the toasts, whoever asked for them. */
function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  return <Toaster toasts={shown} onClose={closeToast} onHold={holdToasts} />;
}

/**
 * Around every page: names the browser tab after the record on screen if there is one, the screen and the company
 * hears other tabs, and tells what happened.
 */
export function RootLayout() {
  const title = useTitle();
  const name = useSyncExternalStore(recordName.subscribe, recordName.get);
  useEffect(followSignIns, []);
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
