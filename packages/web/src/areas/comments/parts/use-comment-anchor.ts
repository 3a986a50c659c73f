import { SCROLL_DELAY_MS } from '@portal/contract/core/limits';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ThreadRow } from './thread-rows.ts';

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function showComment(commentId: number): void {
  const element = document.getElementById(`comment-${commentId}`);
  element?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'center' });
  // Keyboard navigation continues at the comment.
  element?.focus({ preventScroll: true });
}

/**
 * Scrolls to the comment of the query parameter commentId (ALARM-17, ALARM-18). It waits half a second after opening,
 * and until the comment is loaded. Returns the requested id, 0 for none, and the id to highlight once it is shown.
 */
export function useCommentAnchor(rows: readonly ThreadRow[]): { requestedId: number; highlightedId: number } {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const requestedId = Number(query['commentId']) || 0;
  const [delayedId, setDelayedId] = useState(0);
  const [shownId, setShownId] = useState(0);
  const isThere = rows.some(({ entry }) => entry.commentId === requestedId);

  useEffect(() => {
    const timer = setTimeout(setDelayedId, SCROLL_DELAY_MS, requestedId);
    return () => clearTimeout(timer);
  }, [requestedId]);

  useEffect(() => {
    if (requestedId === 0 || delayedId !== requestedId || !isThere) return;
    showComment(requestedId);
    setShownId(requestedId);
  }, [delayedId, requestedId, isThere]);
  return { requestedId, highlightedId: shownId };
}
