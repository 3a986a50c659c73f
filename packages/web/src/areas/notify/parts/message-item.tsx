import type { InboxRow } from '@portal/contract/areas/notify/calls';
import type { NotifyKind } from '@portal/contract/areas/notify/kinds';
import { messagePage } from '@portal/contract/areas/notify/message-page';
import { Link } from '@tanstack/react-router';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import css from './message-item.module.css';

const ICONS: Readonly<Record<NotifyKind, IconName>> = {
  offer: 'list',
  change: 'calendar',
  materials: 'truck',
  finish: 'order',
  tomorrow: 'flag',
  notice: 'notice',
  award: 'order',
  untaken: 'project',
  comment: 'list',
  receipt: 'truck',
  billing: 'order',
  siteTalk: 'talk',
  test: 'flag',
  siteLog: 'pen',
  siteReport: 'order',
  account: 'lock',
};

/** A line of a message. The new value of a change is bold. */
function MessageLine({ line }: { line: string }) {
  const [before = '', after] = line.split(' → ');
  if (after === undefined) return <span className={css['line']}>{line}</span>;
  return (
    <span className={css['line']}>
      {before} → <b>{after}</b>
    </span>
  );
}

/** The link to the page of a message. The talk of a site has its own tab. */
function linkOf(message: InboxRow) {
  const [to = '', tab] = messagePage(message).split('?tab=');
  return tab === undefined ? { to } : { to, search: { tab } };
}

type Props = { message: InboxRow; onRead: (message: InboxRow) => void };

/** A message of the inbox: what happened, to what, its lines, and when. A click opens its page and marks it read. */
export function MessageItem({ message, onRead }: Props) {
  const { kind, title, subject, line, createdDtm } = message;
  const isRead = message.isRead === 'Y';
  const isUrgent = message.urgentYn === 'Y';
  return (
    <Link
      {...linkOf(message)}
      className={css['item'] ?? ''}
      data-read={isRead || undefined}
      onClick={() => onRead(message)}
    >
      <span className={css['mark']} data-kind={kind} data-urgent={isUrgent || undefined}>
        <Icon name={ICONS[kind]} />
      </span>
      <span className={css['words']}>
        <span className={css['title']}>
          <b>{title}</b>
          {isUrgent && <em>긴급</em>}
          {!isRead && <VisuallyHidden> 읽지 않음</VisuallyHidden>}
        </span>
        <span className={css['subject']}>{subject}</span>
        {line !== '' && line.split('\n').map((one) => <MessageLine key={one} line={one} />)}
      </span>
      <span className={css['time']}>
        <Ago at={createdDtm} />
      </span>
    </Link>
  );
}
