import css from '../parts/feed/feed.module.css';
import { AllAside } from '../parts/feed/feed-aside.tsx';
import { FeedColumn } from '../parts/feed/feed-column.tsx';
import { useFeed } from '../use-feed.ts';

/** The newest entries of all own rooms, each with its room (D-22). The side column shows what is due. */
export function AllFeed() {
  const feed = useFeed(0, 0);
  return (
    <div className={css['all']}>
      <header className={css['allHead']}>
        <h1>전체 새 글</h1>
      </header>
      <div className={css['cols']}>
        <div className={css['feed']}>
          <FeedColumn feed={feed} withRoom />
        </div>
        <AllAside />
      </div>
    </div>
  );
}
