import { isGiven } from '@portal/contract/areas/workspace/policy';
import { useSearch } from '@tanstack/react-router';
import { RoomHits } from '../../workspace-views/public/room-hits.tsx';
import type { RoomTabProps } from '../public/room-tab.ts';
import { readFeed } from '../search.ts';
import { useFeed } from '../use-feed.ts';
import { Composer } from './composer.tsx';
import css from './feed.module.css';
import { FeedAside } from './feed-aside.tsx';
import { FeedColumn } from './feed-column.tsx';
import { LitEntry } from './lit-entry.tsx';
import { permissionsOf } from './room-draft.ts';

/** What was written in a room, newest first, with the composer above and what stands out beside; or what was searched for. */
export function RoomFeed({ room }: RoomTabProps) {
  const { projectId, adminYn, archivedYn, changeNo } = room;
  const { key, entryId, commentId } = readFeed(useSearch({ strict: false }));
  const feed = useFeed(projectId, changeNo);
  const author = { isAdmin: adminYn === 'Y', isAuthor: true };
  const mayWrite = archivedYn === 'N' && isGiven('create', permissionsOf(room), { visibility: 'A' }, author);
  return (
    <div className={css['cols']}>
      <div className={css['feed']}>
        {key === '' ? (
          <>
            {mayWrite && <Composer projectId={projectId} onDone={feed.showNewest} />}
            {entryId > 0 && (
              <LitEntry key={`${entryId} ${commentId}`} projectId={projectId} entryId={entryId} commentId={commentId} />
            )}
            <FeedColumn feed={feed} without={entryId} />
          </>
        ) : (
          <RoomHits projectId={projectId} searchKey={key} />
        )}
      </div>
      <FeedAside room={room} />
    </div>
  );
}
