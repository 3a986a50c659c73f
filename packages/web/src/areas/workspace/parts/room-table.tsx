import { NEW_COUNT_LIMIT } from '@portal/contract/areas/workspace/kinds';
import type { RoomRow } from '@portal/contract/areas/workspace/shapes';
import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { InitialStack } from '#ui/marks/initial.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { RoomDot } from '../public/room-dot.tsx';
import { RoomActions } from './room-actions.tsx';
import css from './room-table.module.css';

type Props = { label: string; rooms: readonly RoomRow[] };

/** The name of a room, which is a link only for its members. */
function RoomName({ room }: { room: RoomRow }) {
  const { projectId, name, description, joinStatus } = room;
  return (
    <div className={css['name']}>
      <RoomDot color={room.color} size="m" />
      <div>
        {joinStatus === 'M' ? (
          <Link to={paths.reportFeed} search={{ projectId }}>
            {name}
          </Link>
        ) : (
          <strong>{name}</strong>
        )}
        {description !== '' && <small title={description}>{description}</small>}
      </div>
    </div>
  );
}

/** The rooms as a table, or as cards on a phone. */
export const RoomTable = ({ label, rooms }: Props) => (
  <table className={css['table']} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">방</th>
        <th scope="col">멤버</th>
        <th scope="col">마지막 글</th>
        <th scope="col">
          <span className={css['visuallyHidden']}>새 글 또는 참여</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {rooms.map((room) => (
        <tr key={room.projectId}>
          <td>
            <RoomName room={room} />
          </td>
          <td>
            <InitialStack label="멤버" names={room.memberNames} total={room.memberCount} />
          </td>
          <td data-minor={room.lastEntryDtm === '' || undefined}>
            {room.lastEntryDtm !== '' && <Ago at={room.lastEntryDtm} />}
          </td>
          <td>
            {room.newCount > 0 && (
              <b className={css['fresh']}>
                새 글 {room.newCount >= NEW_COUNT_LIMIT ? `${NEW_COUNT_LIMIT - 1}+` : room.newCount}
              </b>
            )}
            <RoomActions room={room} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
