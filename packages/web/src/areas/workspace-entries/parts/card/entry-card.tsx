import { ENTRY_KINDS } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { memo, Suspense, useState } from 'react';
import room from '#areas/workspace/public/room-page.module.css';
import { RoomSheet } from '#areas/workspace/public/room-sheet.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { UnreadDot } from '#ui/marks/unread-dot.tsx';
import { EntryComments } from '../comments/entry-comments.tsx';
import { ScheduleBody } from '../schedule/schedule-body.tsx';
import { TaskBody } from '../task/task-body.tsx';
import css from './entry-card.module.css';
import { EntryFiles } from './entry-files.tsx';
import { EntryHead } from './entry-head.tsx';
import { EntryText } from './entry-text.tsx';
import { EntryTitle } from './entry-title.tsx';
import { LongText } from './long-text.tsx';

const EntryEdit = lazyPart(async () => (await import('../form/entry-edit.tsx')).EntryEdit);

type Props = {
  entry: EntryRow;
  /** Whether to show the room's name, for feeds with several rooms. */
  withRoom?: boolean;
  /** Whether an alarm or a link opened this entry, and the comment that it opened. */
  highlighted?: boolean;
  highlightedCommentId?: number;
};

/** Whether the card shows the title itself. A schedule shows it beside its day. */
const hasOwnTitle = ({ entryKind, title }: EntryRow): boolean => entryKind !== 'S' && title !== '';

/** One entry of the feed with its author, content, files and comments. It is memoised, because feeds are long. */
export const EntryCard = memo(function EntryCard({
  entry,
  withRoom = false,
  highlighted = false,
  highlightedCommentId = 0,
}: Props) {
  const [editing, setEditing] = useState(false);
  const [opened, setOpened] = useState(false);
  const name = entry.title === '' ? `${entry.userName}님의 ${ENTRY_KINDS[entry.entryKind]}` : entry.title;
  return (
    <RoomSheet
      as="article"
      gap={8}
      padY={12}
      id={`entry-${entry.entryId}`}
      className={`${room['target']} ${css['entry']}`}
      aria-label={name}
      data-highlighted={highlighted || undefined}
      data-unread={entry.readYn === 'N' || undefined}
      tabIndex={-1}
    >
      {entry.readYn === 'N' && <UnreadDot top={1} />}
      <EntryHead entry={entry} withRoom={withRoom} onEdit={() => setEditing(true)} />
      {editing && entry.actions.includes('edit') ? (
        <Suspense fallback={<Loading />}>
          <EntryEdit entry={entry} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          {hasOwnTitle(entry) && <EntryTitle kind={entry.entryKind}>{entry.title}</EntryTitle>}
          {entry.schedule && <ScheduleBody entry={entry} schedule={entry.schedule} />}
          {entry.contentMoreYn === 'Y' ? (
            <LongText entry={entry} opened={opened} onOpen={() => setOpened(true)} />
          ) : (
            entry.content !== '' && <EntryText content={entry.content} mentions={entry.mentions} />
          )}
          {entry.task && <TaskBody entry={entry} task={entry.task} />}
          <EntryFiles files={entry.files} />
        </>
      )}
      <EntryComments entry={entry} highlightedCommentId={highlightedCommentId} />
    </RoomSheet>
  );
});
