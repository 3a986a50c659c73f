import { ENTRY_KINDS } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { memo, Suspense, useState } from 'react';
import sheet from '#areas/workspace/public/sheet.module.css';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { EntryComments } from '../comments/entry-comments.tsx';
import { ScheduleBody } from '../schedule/schedule-body.tsx';
import { TaskBody } from '../task/task-body.tsx';
import css from './entry-card.module.css';
import { EntryFiles } from './entry-files.tsx';
import { EntryHead } from './entry-head.tsx';
import { EntryText } from './entry-text.tsx';
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
    <article
      id={`entry-${entry.entryId}`}
      className={`${sheet['sheet']} ${css['entry']}`}
      aria-label={name}
      data-highlighted={highlighted || undefined}
      data-unread={entry.readYn === 'N' || undefined}
      tabIndex={-1}
    >
      <EntryHead entry={entry} withRoom={withRoom} onEdit={() => setEditing(true)} />
      {editing && entry.actions.includes('edit') ? (
        <Suspense fallback={<Loading />}>
          <div className={css['edit']}>
            <EntryEdit entry={entry} onClose={() => setEditing(false)} />
          </div>
        </Suspense>
      ) : (
        <>
          {hasOwnTitle(entry) && (
            <h2 className={css['title']}>
              {entry.entryKind === 'T' && <Icon name="task" />}
              {entry.title}
            </h2>
          )}
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
    </article>
  );
});
