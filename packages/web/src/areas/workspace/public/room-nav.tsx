import { NEW_COUNT_LIMIT } from '@portal/contract/areas/workspace/kinds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkRow } from '#kit/page/link-row.tsx';
import { paths } from '#lib/paths.ts';
import { Press } from '#ui/buttons/press.tsx';
import { Column, Scroll } from '#ui/layout/column.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
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
    <Column fill>
      <Scroll as="nav" className={css['rooms']} padX={8} aria-label="내 방">
        <Stack>
          <Press
            kind="quiet"
            justify="between"
            weight="semibold"
            className={css['fold']}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            프로젝트
            <Icon name="down" />
          </Press>
        </Stack>
        {opened && rooms?.length === 0 && (
          <Text padX={8} padY={4} size={12} tone="faint">
            참여 중인 방이 없습니다.
          </Text>
        )}
        {opened && (
          <Stack as="ul" size={13}>
            {rooms?.map(({ projectId, name, color, newCount }) => (
              <li key={projectId}>
                <LinkRow
                  className={css['line']}
                  gap={8}
                  padX={8}
                  tall="control"
                  round="md"
                  to={paths.reportFeed}
                  search={{ projectId }}
                  aria-current={shown === projectId ? 'page' : undefined}
                >
                  <RoomDot color={color} />
                  <Text as="span" title={name} cut fill>
                    {name}
                  </Text>
                  {newCount > 0 && (
                    <Text as="span" size={12} weight="bold" tone="link">
                      <VisuallyHidden>새 글 </VisuallyHidden>
                      {newText(newCount)}
                    </Text>
                  )}
                </LinkRow>
              </li>
            ))}
          </Stack>
        )}
      </Scroll>
      <Stack padX={12} padY={12} firm>
        <CreateRoomButton wide />
      </Stack>
    </Column>
  );
}
