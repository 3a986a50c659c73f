import { SCROLL_DELAY_MS } from '@portal/contract/core/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRoomChanges } from '#areas/workspace/public/use-room-changes.ts';
import { toast } from '#lib/toast.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { entryQuery } from '../../api.ts';
import { EntryCard } from '../card/entry-card.tsx';
import { useReadMarks } from './use-read-marks.ts';

type Props = { projectId: number; entryId: number; commentId: number };

/**
 * The entry that an alarm or a link opened. It is shown above the feed, highlighted and scrolled to, or its comment is
 * (WORK-56). A deleted one shows a message.
 */
export function HighlightedEntry({ projectId, entryId, commentId }: Props) {
  const { data: entry, refetch, isPending } = useQuery(entryQuery(entryId));
  useRoomChanges(projectId, refetch);
  const isMissing = entry === null;
  useEffect(() => {
    if (isMissing) toast.text('삭제되었거나 볼 수 없는 글입니다.', 'error');
  }, [isMissing]);
  const isLoaded = entry !== undefined && entry !== null;
  useReadMarks(isLoaded ? [entry] : []);
  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => {
      const shown = document.getElementById(`entry-${entryId}`);
      // Its comment was on the page at once and has been scrolled to.
      if (shown?.contains(document.activeElement)) return;
      shown?.focus({ preventScroll: true });
      shown?.scrollIntoView({ block: 'start' });
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, entryId]);
  if (isPending) return <Loading />;
  if (!isLoaded || isMissing) return null;
  return <EntryCard entry={entry} highlighted={commentId === 0} highlightedCommentId={commentId} />;
}
