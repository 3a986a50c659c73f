import { useSearch } from '@tanstack/react-router';
import { readFeedAddress } from '#areas/workspace/public/feed-address.ts';
import { RoomSearch } from '#areas/workspace/public/room-search.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import css from '../parts/feed/feed.module.css';
import { AllAside } from '../parts/feed/feed-aside.tsx';
import { FeedColumn } from '../parts/feed/feed-column.tsx';
import { RoomHits } from '../parts/feed/room-hits.tsx';
import { useFeed } from '../use-feed.ts';

/** The newest entries of all own rooms, each with its room (D-22), or with a keyword the search results (D-239). */
export function AllFeed() {
  const feed = useFeed(0, 0);
  const { key } = readFeedAddress(useSearch({ strict: false }));
  return (
    <div className={css['all']}>
      <header className={css['allHead']}>
        <Text as="h1" size={20} phoneSize={16} weight="semibold" firm>
          전체 새 글
        </Text>
        <div className={css['allFind']}>
          <RoomSearch label="내 방에서 검색" />
        </div>
      </header>
      <div className={css['cols']}>
        <Stack gap={12}>
          {key === '' ? <FeedColumn feed={feed} withRoom /> : <RoomHits projectId={0} searchKey={key} />}
        </Stack>
        <AllAside />
      </div>
    </div>
  );
}
