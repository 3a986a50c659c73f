import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { RoomDot } from '#areas/workspace/public/room-dot.tsx';
import { Tag } from '#areas/workspace/public/tag.tsx';
import { paths } from '#lib/paths.ts';
import { Press } from '#ui/buttons/press.tsx';
import { DotsMenu } from '#ui/layers/dots-menu.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { Text } from '#ui/text/text.tsx';
import { EntryTime } from './entry-time.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { useEntryMenu } from './use-entry-menu.ts';

type Props = {
  entry: EntryRow;
  /** Whether to show the room's name, for feeds with several rooms. */
  withRoom: boolean;
  onEdit: () => void;
};

/** The head of an entry with its author, time, labels and menu. */
export function EntryHead({ entry, withRoom, onEdit }: Props) {
  const [shown, setShown] = useState(false);
  const items = useEntryMenu(entry, onEdit);
  const edited = entry.editedDtm !== '' && '수정됨';
  return (
    <Row as="header" gap={8}>
      <Initial name={entry.userName} size="m" />
      <Text>
        <Text as="strong" weight="semibold">
          {entry.userName}
        </Text>{' '}
        <Text as="small" size={12} tone="faint">
          {entry.deptName} {entry.positionName}
        </Text>
        <br />
        <Text as="small" size={12} tone="faint">
          {withRoom && (
            <>
              <Link to={paths.reportFeed} search={{ projectId: entry.projectId }}>
                <RoomDot color={entry.projectColor} /> {entry.projectName}
              </Link>
              {' · '}
            </>
          )}
          <EntryTime at={entry.createdDtm} />
          {edited && ' · '}
          {edited &&
            (entry.actions.includes('history') ? (
              <Press kind="underlined" onClick={() => setShown(true)}>
                {edited}
              </Press>
            ) : (
              edited
            ))}
        </Text>
      </Text>
      <Row gap={8} firm toEnd>
        {entry.pinnedYn === 'Y' && <Tag icon="pin">고정</Tag>}
        {entry.visibility === 'M' && (
          <Tag icon="lock" tone="warn">
            방 관리자만
          </Tag>
        )}
        <DotsMenu label={`${entry.userName}님의 글 더보기`} items={items} />
      </Row>
      {shown && <HistoryDialog entry={entry} onClose={() => setShown(false)} />}
    </Row>
  );
}
