import type { AlarmGroup } from '@portal/contract/areas/alarms/calls';
import { PORTAL_BOARDS } from '@portal/contract/areas/alarms/feed';
import type { MouseEvent } from 'react';
import { userPhoto } from '#lib/paths.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import css from './alarm-item.module.css';
import { actionSentence, actionText, contentText } from './alarm-text.ts';

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
    <div className={css['item']} data-read={read || undefined}>
      <button
        type="button"
        className={css['open']}
        title={`${alarm.userName} 님이 ${actionSentence(alarm)}`}
        disabled={deleted}
        onClick={onFirstClick(() => onOpen(alarm))}
      >
        <Avatar src={userPhoto(alarm.userPhotoName)} />
        <span className={css['words']}>
          <span className={css['who']}>
            <b>{alarm.userName}</b>
            {nameSuffix(alarm)} · <b>{actionText(alarm)}</b>
            {read && <VisuallyHidden> 읽음</VisuallyHidden>}
          </span>
          <span className={css['subject']}>
            <span>{alarm.commentSubject}</span>
            {deleted && <em> (삭제됨)</em>}
            {alarm.alarmCount > 1 && <small>{alarm.alarmCount}건</small>}
          </span>
          {!deleted && <span className={css['content']}>{contentText(alarm)}</span>}
        </span>
      </button>
      <span className={css['end']}>
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
      </span>
    </div>
  );
}
