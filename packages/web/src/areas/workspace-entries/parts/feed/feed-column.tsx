import { useEffect } from 'react';
import { Press } from '#ui/buttons/press.tsx';
import { EmptyState, LoadError, Loading } from '#ui/feedback/states.tsx';
import { useNearEnd } from '#ui/tables/use-near-end.ts';
import type { useFeed } from '../../use-feed.ts';
import { EntryCard } from '../card/entry-card.tsx';
import css from './feed.module.css';
import { useReadMarks } from './use-read-marks.ts';

type Props = {
  feed: ReturnType<typeof useFeed>;
  withRoom?: boolean;
  /** The id of the entry that is shown above the feed, because an alarm opened it. */
  excludedId?: number;
};

/** The button '새 글 n건 보기'. New entries wait for it, so that the text being read does not move. */
const NewEntriesBar = ({ count, onShow }: { count: number; onShow: () => void }) => (
  <Press kind="pill" data-chosen onClick={onShow}>
    새 글 {count}건 보기
  </Press>
);

/** The entries of a feed, loading more near the end. Visible entries are marked as read. */
export function FeedColumn({ feed, withRoom = false, excludedId = 0 }: Props) {
  const { query, entries, newCount, showNewest } = feed;
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const end = useNearEnd<HTMLDivElement>(hasNextPage && !isFetching, () => fetchNextPage());
  const shown = entries.filter(({ entryId }) => entryId !== excludedId);
  useReadMarks(shown);
  // When all loaded entries were removed, the next page is loaded.
  useEffect(() => {
    if (shown.length === 0 && hasNextPage && !isFetching) void fetchNextPage();
  }, [shown.length, hasNextPage, isFetching, fetchNextPage]);
  if (query.isPending) return <Loading />;
  return (
    <>
      <div aria-live="polite" className={css['live']}>
        {newCount > 0 && <NewEntriesBar count={newCount} onShow={() => void showNewest()} />}
      </div>
      {query.isError && <LoadError onRetry={() => query.refetch()} />}
      {shown.map((entry) => (
        <EntryCard key={entry.entryId} entry={entry} withRoom={withRoom} />
      ))}
      {shown.length === 0 && !hasNextPage && !query.isError && <EmptyState text="아직 아무 글도 없습니다." />}
      <div ref={end} />
      {query.isFetchingNextPage && <Loading />}
    </>
  );
}
