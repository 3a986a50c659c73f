import type { EntryRow, HistoryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { orNone } from '@portal/contract/core/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RichText } from '#kit/rich-text/rich-text.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { historyLineQuery, historyQuery } from '../../api.ts';
import { EntryTime } from './entry-time.tsx';
import { MoreButton } from './more-button.tsx';

type Props = { entry: EntryRow; onClose: () => void };

/** One line of the history. A long content is loaded when the user asks for it. */
function HistoryLine({ entryId, line }: { entryId: number; line: HistoryRow }) {
  const [opened, setOpened] = useState(false);
  const query = useQuery({ ...historyLineQuery(entryId, line.historyId), enabled: opened });
  const { userName, createdDtm, title, content, changes, moreYn } = query.data ?? line;
  return (
    <Stack as="li" gap={8} padY={12} line="above">
      <Text size={13} tone="soft">
        <strong>{userName}</strong>님이 수정하기 전 · <EntryTime at={createdDtm} />
      </Text>
      {title !== '' && (
        <Text as="h3" size={14}>
          {title}
        </Text>
      )}
      {content !== '' && <RichText html={content} />}
      {changes.length > 0 && (
        <Stack as="ul" size={13} tone="soft">
          {changes.map(({ itemName, originValue, newValue }) => (
            <li key={itemName}>
              {itemName}: <del>{orNone(originValue)}</del> → {orNone(newValue)}
            </li>
          ))}
        </Stack>
      )}
      {moreYn === 'Y' && !query.isError && <MoreButton busy={opened} onClick={() => setOpened(true)} />}
      {query.isError && <LoadError onRetry={() => query.refetch()} />}
    </Stack>
  );
}

/** The earlier contents of an entry, for users who may edit it. */
export function HistoryDialog({ entry, onClose }: Props) {
  const { data, isPending, refetch } = useQuery(historyQuery(entry.entryId));
  return (
    <Dialog title="수정 기록" opened onClose={onClose} width={680}>
      {isPending && <Loading />}
      {!isPending && data === undefined && <LoadError onRetry={() => refetch()} />}
      <Stack as="ol">
        {data?.map((line) => (
          <HistoryLine key={line.historyId} entryId={entry.entryId} line={line} />
        ))}
      </Stack>
    </Dialog>
  );
}
