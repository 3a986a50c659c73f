import { RECORD_WORDS, type RecordKind } from '@portal/contract/areas/workspace/kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { roomHistoryQuery } from '../api.ts';
import css from './room-settings.module.css';
import { SettingsPart } from './settings-part.tsx';

const isKnown = (action: string): action is RecordKind => action in RECORD_WORDS;

/** The history of changes to members and settings, newest first. */
export function RoomHistory({ projectId }: { projectId: number }) {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(roomHistoryQuery(projectId));
  return (
    <SettingsPart title="변경 기록" place="record">
      <ul className={css['record']}>
        {data?.pages.flat().map(({ recordId, userName, action, detail, createdDtm }) => (
          <li key={recordId}>
            <strong>{userName}</strong>
            {detail !== '' && <span>{detail}</span>}
            <span>{isKnown(action) ? RECORD_WORDS[action] : action}</span>
            <Ago at={createdDtm} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <BusyButton variant="subtle" onClick={() => fetchNextPage()}>
          이전 기록 보기
        </BusyButton>
      )}
    </SettingsPart>
  );
}
