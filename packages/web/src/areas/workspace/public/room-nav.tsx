import { NEW_COUNT_LIMIT } from '@portal/contract/areas/workspace/kinds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { ownRoomsQuery } from '../api.ts';
import { CreateRoomButton } from '../parts/create-room-button.tsx';
import { readFeedAddress } from './feed-address.ts';
import { RoomDot } from './room-dot.tsx';
import css from './room-nav.module.css';
import { useRoomChanges } from './use-room-changes.ts';
import { ownRoomsKey } from './workspace-keys.ts';

/** The number of new entries, '99+' above the counted maximum. */
const newText = (count: number): string => (count >= NEW_COUNT_LIMIT ? `${NEW_COUNT_LIMIT - 1}+` : String(count));

/**
 * The sidebar navigation with the user's rooms, their new entries and a button for a new room (WORK-09 to WORK-11).
 */
export function RoomNav() {
  const [opened, setOpened] = useState(true);
  const client = useQueryClient();
  const { data: rooms } = useQuery(ownRoomsQuery);
  useRoomChanges(0, () => client.invalidateQueries({ queryKey: ownRoomsKey }));
  const shown = readFeedAddress(useSearch({ strict: false })).projectId;
  return (
    <div className={css['nav']}>
      <nav className={css['rooms']} aria-label="내 방">
        <button type="button" className={css['fold']} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          프로젝트
          <Icon name="down" />
        </button>
        {opened && rooms?.length === 0 && <p className={css['none']}>참여 중인 방이 없습니다.</p>}
        {opened && (
          <ul>
            {rooms?.map(({ projectId, name, color, newCount }) => (
              <li key={projectId}>
                <Link
                  to={paths.reportFeed}
                  search={{ projectId }}
                  aria-current={shown === projectId ? 'page' : undefined}
                >
                  <RoomDot color={color} />
                  <span className={css['name']} title={name}>
                    {name}
                  </span>
                  {newCount > 0 && (
                    <span className={css['fresh']}>
                      <span className={css['visuallyHidden']}>새 글 </span>
                      {newText(newCount)}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </nav>
      <div className={css['foot']}>
        <CreateRoomButton wide />
      </div>
    </div>
  );
}
