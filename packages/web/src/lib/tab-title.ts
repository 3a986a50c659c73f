import { useEffect } from 'react';
import { createStore } from './create-store.ts';

/** Name of the record on screen; '' for a page without one. The tab says it before the page's own title. */
export const recordName = createStore('');

/** Names the browser tab after a record for as long as it is on screen. */
export function useRecordName(name: string): void {
  useEffect(() => {
    recordName.set(name);
    return () => recordName.set('');
  }, [name]);
}
