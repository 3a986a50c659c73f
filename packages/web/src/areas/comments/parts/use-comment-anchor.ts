import { SCROLL_DELAY_MS } from '@portal/contract/core/limits';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ThreadRow } from './thread-rows.ts';

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function showComment(commentId: number): void {
  const element = document.getElementById(`comment-${commentId}`);
  element?.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth', block: 'center' });
  // The keyboard goes on from there.
  element?.focus({ preventScroll: true });
}

/**
 * Scrolls to the comment that query commentId names, half a second after the page was opened with it, or as soon as
 * the comment is there (ALARM-17, ALARM-18). Answers which comment that is, 0 for none, and its id once it is shown, to
 * light it up.
 */
export function useCommentAnchor(rows: readonly ThreadRow[]): { wanted: number; lit: number } {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const wanted = Number(query['commentId']) || 0;
  const [due, setDue] = useState(0);
  const [shown, setShown] = useState(0);
  const isThere = rows.some(({ entry }) => entry.commentId === wanted);

  useEffect(() => {
    const timer = setTimeout(setDue, SCROLL_DELAY_MS, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);

  useEffect(() => {
    if (wanted === 0 || due !== wanted || !isThere) return;
    showComment(wanted);
    setShown(wanted);
  }, [due, wanted, isThere]);
  return { wanted, lit: shown };
}
