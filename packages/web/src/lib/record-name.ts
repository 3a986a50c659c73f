import { useEffect } from 'react';
import { createStore } from './create-store.ts';

/** Name of the record on screen, '' for a page without one. The tab shows it before the page's title. */
export const recordName = createStore('');

/** Shows the name of a record in the browser tab while it is on screen. */
export function useRecordName(name: string): void {
  useEffect(() => {
    recordName.set(name);
    return () => recordName.set('');
  }, [name]);
}
