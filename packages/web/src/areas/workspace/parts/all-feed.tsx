import { useFeed } from '../use-feed.ts';
import css from './feed.module.css';
import { FeedColumn } from './feed-column.tsx';
import head from './room-head.module.css';

/** The newest entries of all own rooms, each with its room (D-22). */
export function AllFeed() {
  const feed = useFeed(0, 0);
  return (
    <div className={css['all']}>
      <header className={`${head['head']} ${css['allHead']}`}>
        <div className={head['line']}>
          <h1>전체 새 글</h1>
        </div>
      </header>
      <div className={css['cols']}>
        <div className={css['feed']}>
          <FeedColumn feed={feed} withRoom />
        </div>
      </div>
    </div>
  );
}
