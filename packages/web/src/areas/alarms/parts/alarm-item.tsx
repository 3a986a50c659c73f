import type { AlarmGroup } from '@portal/contract/areas/alarms/calls';
import { PORTAL_BOARDS } from '@portal/contract/areas/alarms/feed';
import type { MouseEvent } from 'react';
import { userPhoto } from '#lib/paths.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { UnreadDot } from '#ui/marks/unread-dot.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { actionSentence, actionText, contentText } from './alarm-text.ts';
import css from './alarms.module.css';

/** How the subject looks before and after it was read. */
const UNREAD = { weight: 'semibold', tone: 'text' } as const;
const READ = { weight: 'medium', tone: 'soft' } as const;

const Strong = ({ children }: { children: string }) => (
  <Text as="b" weight="semibold" tone="text">
    {children}
  </Text>
);

type Props = { alarm: AlarmGroup; onOpen: (alarm: AlarmGroup) => void; onRead: (alarm: AlarmGroup) => void };

/** The text after the name: ' 님' or, for several people, ' 님 외 1명'. The portal itself has none. */
function nameSuffix({ userCount, boardType }: AlarmGroup): string {
  if (PORTAL_BOARDS.some((board) => board === boardType)) return '';
  return userCount > 1 ? ` 님 외 ${userCount - 1}명` : ' 님';
}

/**
 * The alarms of one post: who did what in which project, and one line of content, 72 px high. The tooltip has the
 * given sentence (D-234). A click opens the newest comment that is not deleted, X only marks the alarms read. When all
 * are deleted, only X works (ALARM-03 to ALARM-10).
 */
export function AlarmItem({ alarm, onOpen, onRead }: Props) {
  const deleted = alarm.commentDelYn === 'Y';
  const read = alarm.unreadCount === 0;
  const onFirstClick = (act: () => void) => (event: MouseEvent) => {
    // The second click of a double click would hit the alarm that moved up.
    if (event.detail <= 1) act();
  };
  return (
    <Grid columns="first" className={css['item']}>
      {!read && <UnreadDot top={1.3125} />}
      <PressRow
        className={css['open']}
        gap={12}
        size={13}
        tone="soft"
        align="start"
        title={`${alarm.userName} 님이 ${actionSentence(alarm)}`}
        disabled={deleted}
        onClick={onFirstClick(() => onOpen(alarm))}
      >
        <Avatar src={userPhoto(alarm.userPhotoName)} />
        <Stack as="span" fill>
          <span>
            <Strong>{alarm.userName}</Strong>
            {nameSuffix(alarm)} · <Strong>{actionText(alarm)}</Strong>
            {read && <VisuallyHidden> 읽음</VisuallyHidden>}
          </span>
          <Row as="span" gap={4} size={14} {...(read || deleted ? READ : UNREAD)}>
            <Text as="span" cut>
              {alarm.commentSubject}
            </Text>
            {deleted && (
              <Text as="span" weight="regular" tone="faint" firm>
                {' '}
                (삭제됨)
              </Text>
            )}
            {alarm.alarmCount > 1 && (
              <Text as="small" padX={4} size={11} weight="semibold" tone="soft" ground="surface-3" round="sm" firm>
                {alarm.alarmCount}건
              </Text>
            )}
          </Row>
          {!deleted && (
            <Text as="span" tone="text" cut>
              {contentText(alarm)}
            </Text>
          )}
        </Stack>
      </PressRow>
      <Stack as="span" className={css['end']} size={12} tone="faint">
        <Ago at={alarm.createdDtm} />
        {!read && (
          <IconButton
            icon="close"
            className={css['drop'] ?? ''}
            label={`${alarm.userName}님의 알림 읽음 처리`}
            title="읽음 처리"
            onClick={onFirstClick(() => onRead(alarm))}
          />
        )}
      </Stack>
    </Grid>
  );
}
