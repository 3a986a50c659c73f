import { useEffect, useRef, useState } from 'react';
import type { EntryDraft } from './entry-drafts.ts';

/** A draft stored in the session storage until it is sent. Files are not stored. */
export function useSessionDraft<Draft extends EntryDraft>(name: string, empty: Draft) {
  const storageKey = `composer ${name}`;
  const [initial] = useState<Draft>(() => {
    const stored = sessionStorage.getItem(storageKey);
    return stored === null ? empty : { ...empty, ...JSON.parse(stored) };
  });
  const latest = useRef<Draft | null>(null);
  const store = (draft: Draft) => {
    latest.current = draft;
  };
  const isBlank = ({ Title, Content }: Draft): boolean => Title === '' && Content === '';
  useEffect(() => {
    const draft = latest.current;
    if (draft === null) return;
    if (isBlank(draft)) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify({ ...draft, Files: [] }));
  });
  const forget = () => {
    latest.current = null;
    sessionStorage.removeItem(storageKey);
  };
  return { initial, store, forget };
}
