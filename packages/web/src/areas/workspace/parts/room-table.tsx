import { NEW_COUNT_LIMIT } from '@portal/contract/areas/workspace/kinds';
import type { RoomRow } from '@portal/contract/areas/workspace/shapes';
import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { InitialStack } from '#ui/marks/initial.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { RoomDot } from '../public/room-dot.tsx';
import { RoomActions } from './room-actions.tsx';
import css from './rooms.module.css';

type Props = { label: string; rooms: readonly RoomRow[] };

/** The name of a room, which is a link only for its members. */
function RoomName({ room }: { room: RoomRow }) {
  const { projectId, name, description, joinStatus } = room;
  return (
    <Row gap={8}>
      <RoomDot color={room.color} size="m" />
      <Stack fill>
        <Text as="span" size={14} phoneSize={16} weight="semibold" tone="text" cut>
          {joinStatus === 'M' ? (
            <Link to={paths.reportFeed} search={{ projectId }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Text>
        {description !== '' && (
          <Text as="small" title={description} size={12} tone="soft" cut>
            {description}
          </Text>
        )}
      </Stack>
    </Row>
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
          <VisuallyHidden>새 글 또는 참여</VisuallyHidden>
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
              <Text as="b" weight="bold" tone="link">
                새 글 {room.newCount >= NEW_COUNT_LIMIT ? `${NEW_COUNT_LIMIT - 1}+` : room.newCount}
              </Text>
            )}
            <RoomActions room={room} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
