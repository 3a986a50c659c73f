import type { InboxRow } from '@portal/contract/areas/notify/calls';
import type { NotifyKind } from '@portal/contract/areas/notify/kinds';
import { messagePage } from '@portal/contract/areas/notify/message-page';
import { Link } from '@tanstack/react-router';
import type { ElementType } from 'react';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Chip } from '#ui/marks/chip.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import { UnreadDot } from '#ui/marks/unread-dot.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
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

/** Ground and colour of the kinds that ask for something. */
const LOOKS: Partial<Record<NotifyKind, readonly ['accent-soft' | 'warn-soft', 'accent' | 'warn']>> = {
  offer: ['accent-soft', 'accent'],
  finish: ['warn-soft', 'warn'],
};

/** A line of a message. The new value of a change is bold. */
function MessageLine({ line }: { line: string }) {
  const [before = '', after] = line.split(' → ');
  if (after === undefined) return <span>{line}</span>;
  return (
    <span>
      {before} →{' '}
      <Text as="b" weight="semibold">
        {after}
      </Text>
    </span>
  );
}

/** The sign of a kind, red when it is urgent. */
function Mark({ kind, isUrgent }: { kind: NotifyKind; isUrgent: boolean }) {
  const [ground, tone] = isUrgent ? (['bad-soft', 'bad'] as const) : (LOOKS[kind] ?? (['surface-3', 'soft'] as const));
  return (
    <Text as="span" className={css['mark']} round="full" {...{ ground, tone }}>
      <Icon name={ICONS[kind]} />
    </Text>
  );
}

/** The link to the page of a message. The talk of a site has its own tab. */
function linkOf(message: InboxRow) {
  const [to = '', tab] = messagePage(message).split('?tab=');
  return tab === undefined ? { to } : { to, search: { tab } };
}

/** A link whose query is known only when a message is there. */
const PageLink: ElementType = Link;

type Props = { message: InboxRow; onRead: (message: InboxRow) => void };

/** A message of the inbox: what happened, to what, its lines, and when. A click opens its page and marks it read. */
export function MessageItem({ message, onRead }: Props) {
  const { kind, title, subject, line, createdDtm } = message;
  const isRead = message.isRead === 'Y';
  const isUrgent = message.urgentYn === 'Y';
  return (
    <PressRow
      as={PageLink}
      {...linkOf(message)}
      className={css['item']}
      gap={12}
      padY={12}
      padX={16}
      size={14}
      align="start"
      lead="row"
      onClick={() => onRead(message)}
    >
      {!isRead && <UnreadDot top={1.625} />}
      <Mark {...{ kind, isUrgent }} />
      <Stack as="span" fill>
        <Row as="span" gap={4} wraps>
          <Text as="b" weight={isRead ? 'medium' : 'semibold'}>
            {title}
          </Text>
          {isUrgent && <Chip kind="bad">긴급</Chip>}
          {!isRead && <VisuallyHidden> 읽지 않음</VisuallyHidden>}
        </Row>
        <Text as="span" tone="soft" cut>
          {subject}
        </Text>
        {line !== '' && line.split('\n').map((one) => <MessageLine key={one} line={one} />)}
      </Stack>
      <Note as="span" size={12} whole>
        <Ago at={createdDtm} />
      </Note>
    </PressRow>
  );
}
