import { useEffect, useRef, useState } from 'react';
import type { SaidDraft } from './entry-drafts.ts';

/** A draft stored in the session storage until it is sent. Files are not stored. */
export function useKeptDraft<Draft extends SaidDraft>(name: string, empty: Draft) {
  const keptName = `composer ${name}`;
  const [initial] = useState<Draft>(() => {
    const kept = sessionStorage.getItem(keptName);
    return kept === null ? empty : { ...empty, ...JSON.parse(kept) };
  });
  const latest = useRef<Draft | null>(null);
  const keep = (draft: Draft) => {
    latest.current = draft;
  };
  const isBlank = ({ Title, Content }: Draft): boolean => Title === '' && Content === '';
  useEffect(() => {
    const draft = latest.current;
    if (draft === null) return;
    if (isBlank(draft)) sessionStorage.removeItem(keptName);
    else sessionStorage.setItem(keptName, JSON.stringify({ ...draft, Files: [] }));
  });
  const forget = () => {
    latest.current = null;
    sessionStorage.removeItem(keptName);
  };
  return { initial, keep, forget };
}
