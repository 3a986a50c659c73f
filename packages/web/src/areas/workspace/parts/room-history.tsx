import { RECORD_WORDS, type RecordKind } from '@portal/contract/areas/workspace/kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { Text } from '#ui/text/text.tsx';
import { roomHistoryQuery } from '../api.ts';
import { SettingsPart } from './settings-part.tsx';

const isKnown = (action: string): action is RecordKind => action in RECORD_WORDS;

/** The history of changes to members and settings, newest first. */
export function RoomHistory({ projectId }: { projectId: number }) {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(roomHistoryQuery(projectId));
  return (
    <SettingsPart title="변경 기록" place="record">
      <Lines size={13} tone="soft">
        {data?.pages.flat().map(({ recordId, userName, action, detail, createdDtm }) => (
          <Row as="li" key={recordId} gap={8} padY={8} wraps>
            <Text as="strong" weight="medium" tone="text">
              {userName}
            </Text>
            {detail !== '' && <span>{detail}</span>}
            <span>{isKnown(action) ? RECORD_WORDS[action] : action}</span>
            <Text as="span" size={12} tone="faint" toEnd>
              <Ago at={createdDtm} />
            </Text>
          </Row>
        ))}
      </Lines>
      {hasNextPage && (
        <BusyButton variant="subtle" onClick={() => fetchNextPage()}>
          이전 기록 보기
        </BusyButton>
      )}
    </SettingsPart>
  );
}
