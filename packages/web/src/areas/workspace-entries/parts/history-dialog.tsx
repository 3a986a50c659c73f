import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { orNone } from '@portal/contract/core/forms';
import { useQuery } from '@tanstack/react-query';
import { RichText } from '../../../kit/rich-text/rich-text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadError, Loading } from '../../../ui/states.tsx';
import { historyQuery } from '../api.ts';
import { EntryWhen } from './entry-when.tsx';
import css from './history-dialog.module.css';

type Props = { entry: EntryRow; onClose: () => void };

/** What an entry said before each of its edits, to those who may edit it. */
export function HistoryDialog({ entry, onClose }: Props) {
  const { data, isPending, refetch } = useQuery(historyQuery(entry.entryId));
  return (
    <Dialog title="수정 기록" opened onClose={onClose} width={680}>
      {isPending && <Loading />}
      {!isPending && data === undefined && <LoadError onRetry={() => refetch()} />}
      <ol className={css['edits']}>
        {data?.map(({ historyId, userName, createdDtm, title, content, changes }) => (
          <li key={historyId}>
            <p>
              <strong>{userName}</strong> 님이 수정하기 전 · <EntryWhen at={createdDtm} />
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
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
