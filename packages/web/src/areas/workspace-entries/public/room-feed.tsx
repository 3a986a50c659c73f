import { useSearch } from '@tanstack/react-router';
import { readFeedAddress } from '#areas/workspace/public/feed-address.ts';
import type { RoomTabProps } from '#areas/workspace/public/room-tab.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Composer } from '../parts/feed/composer.tsx';
import css from '../parts/feed/feed.module.css';
import { FeedAside } from '../parts/feed/feed-aside.tsx';
import { FeedColumn } from '../parts/feed/feed-column.tsx';
import { HighlightedEntry } from '../parts/feed/highlighted-entry.tsx';
import { RoomHits } from '../parts/feed/room-hits.tsx';
import { useFeed } from '../use-feed.ts';
import { mayWrite } from './may-write.ts';

/** The feed tab of a room with composer and side column. With a keyword it shows the search results instead. */
export function RoomFeed({ room }: RoomTabProps) {
  const { projectId, changeNo } = room;
  const { key, entryId, commentId } = readFeedAddress(useSearch({ strict: false }));
  const feed = useFeed(projectId, changeNo);
  return (
    <div className={css['cols']}>
      <Stack gap={12}>
        {key === '' ? (
          <>
            {mayWrite(room) && <Composer projectId={projectId} onDone={feed.showNewest} />}
            {entryId > 0 && (
              <HighlightedEntry
                key={`${entryId} ${commentId}`}
                projectId={projectId}
                entryId={entryId}
                commentId={commentId}
              />
            )}
            <FeedColumn feed={feed} excludedId={entryId} />
          </>
        ) : (
          <RoomHits projectId={projectId} searchKey={key} />
        )}
      </Stack>
      <FeedAside room={room} />
    </div>
  );
}
