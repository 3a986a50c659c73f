import type { EntryRow, HistoryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { orNone } from '@portal/contract/core/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RichText } from '#kit/rich-text/rich-text.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { historyLineQuery, historyQuery } from '../../api.ts';
import card from './entry-card.module.css';
import { EntryTime } from './entry-time.tsx';
import css from './history-dialog.module.css';

type Props = { entry: EntryRow; onClose: () => void };

/** One line of the history. A long content is loaded when the user asks for it. */
function HistoryLine({ entryId, line }: { entryId: number; line: HistoryRow }) {
  const [opened, setOpened] = useState(false);
  const query = useQuery({ ...historyLineQuery(entryId, line.historyId), enabled: opened });
  const { userName, createdDtm, title, content, changes, moreYn } = query.data ?? line;
  return (
    <li>
      <p>
        <strong>{userName}</strong>님이 수정하기 전 · <EntryTime at={createdDtm} />
      </p>
      {title !== '' && <h3>{title}</h3>}
      {content !== '' && <RichText html={content} />}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ itemName, originValue, newValue }) => (
            <li key={itemName}>
              {itemName}: <del>{orNone(originValue)}</del> → {orNone(newValue)}
            </li>
          ))}
        </ul>
      )}
      {moreYn === 'Y' && !query.isError && (
        <button type="button" className={card['more']} aria-busy={opened} onClick={() => setOpened(true)}>
          더 보기
        </button>
      )}
      {query.isError && <LoadError onRetry={() => query.refetch()} />}
    </li>
  );
}

/** The earlier contents of an entry, for users who may edit it. */
export function HistoryDialog({ entry, onClose }: Props) {
  const { data, isPending, refetch } = useQuery(historyQuery(entry.entryId));
  return (
    <Dialog title="수정 기록" opened onClose={onClose} width={680}>
      {isPending && <Loading />}
      {!isPending && data === undefined && <LoadError onRetry={() => refetch()} />}
      <ol className={css['edits']}>
        {data?.map((line) => (
          <HistoryLine key={line.historyId} entryId={entry.entryId} line={line} />
        ))}
      </ol>
    </Dialog>
  );
}
