import { Outlet } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { followSignIns } from '../lib/session-end.ts';
import { readSite } from '../lib/site.ts';
import { recordName } from '../lib/tab-title.ts';
import { useTitle } from './use-title.ts';

/** Names the browser tab: the record on screen if there is one, the screen, the company; hears other tabs. */
export function RootLayout() {
  const title = useTitle();
  const name = useSyncExternalStore(recordName.subscribe, recordName.get);
  useEffect(followSignIns, []);
  useEffect(() => {
    const parts = [name, title, readSite().companyName];
    document.title = parts.filter((part) => part !== '').join(' - ');
  }, [name, title]);
  return <Outlet />;
}
