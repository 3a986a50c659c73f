import { seoulTime } from '@portal/contract/core/dates';
import { useSyncExternalStore } from 'react';
import { readSession } from '#lib/session.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { sentEntries } from '../sender/sent-entries.ts';
import { EntryGroup } from './entry-group.tsx';
import { UnsentMark } from './entry-picture.tsx';
import { madeText } from './entry-state.ts';
import { QueueRow } from './queue-row.tsx';

/** What the signed-in user has sent since the page was opened, with the time at which the server had it. */
export function SentList() {
  const sent = useSyncExternalStore(sentEntries.subscribe, sentEntries.get);
  const own = sent.filter(({ userId }) => userId === readSession()?.userId);
  if (own.length === 0) return null;
  return (
    <EntryGroup title="전송됨">
      <Lines ground="surface">
        {own.map((entry) => (
          <QueueRow
            key={entry.seq}
            picture={<UnsentMark kind={entry.kind} />}
            title={entry.title}
            note={`${madeText({ ...entry, bytes: 0 }, new Date())} · ${seoulTime(new Date(entry.sentAt)).slice(11, 16)} 받음`}
            tone="good"
            state={
              <>
                <Icon name="check" size={16} /> 전송됨
              </>
            }
          />
        ))}
      </Lines>
    </EntryGroup>
  );
}
