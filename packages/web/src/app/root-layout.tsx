import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readSite } from '../lib/site.ts';
import { useTitle } from './use-title.ts';

/** Names the browser tab after the screen. */
export function RootLayout() {
  const title = useTitle();
  useEffect(() => {
    const { companyName } = readSite();
    document.title = title === '' ? companyName : `${title} - ${companyName}`;
  }, [title]);
  return <Outlet />;
}
