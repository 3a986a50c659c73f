import type { AlarmRow } from '@portal/contract/areas/alarms/calls';
import { userPhoto } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Moment } from '../../../ui/moment.tsx';
import css from './alarm-item.module.css';

type Props = {
  alarm: AlarmRow;
  /** Shows what the comment says too; on a wide screen as one sentence in one line. */
  detailed?: boolean;
  onOpen: (alarm: AlarmRow) => void;
  onRead: (alarm: AlarmRow) => void;
};

/** What happened, in words that follow '{name} 님이' and the subject (D-32). */
const deedOf = (alarm: AlarmRow): string =>
  alarm.parentId === '' ? '게시글에 댓글을 남겼습니다.' : '댓글에 답글을 남겼습니다.';

/** One alarm: a click opens its comment, X only marks it read; of a deleted comment only X is left (ALARM-03 to ALARM-10). */
export function AlarmItem({ alarm, detailed = false, onOpen, onRead }: Props) {
  const deleted = alarm.commentDelYn === 'Y';
  const read = alarm.isRead === 'Y';
  return (
    <div className={css['item']} data-read={read || undefined} data-detailed={detailed || undefined}>
      <button type="button" className={css['open']} disabled={deleted} onClick={() => onOpen(alarm)}>
        <Avatar src={userPhoto(alarm.userPhotoName)} />
        <span className={css['words']}>
          <span>
            <b>{alarm.userName}</b> 님이
          </span>
          <span className={css['subject']}>
            {alarm.commentSubject}
            {deleted && <em> (삭제됨)</em>}
          </span>
          <span>{deedOf(alarm)}</span>
          {detailed && !deleted && <span className={css['content']}>{alarm.commentContent}</span>}
          <span className={css['time']}>
            <Moment at={alarm.createdDtm} />
            {read && <span>읽음</span>}
          </span>
        </span>
      </button>
      {!read && (
        <button
          type="button"
          className={css['drop']}
          aria-label={`${alarm.userName} 님의 알림 읽음 처리`}
          title="읽음 처리"
          onClick={() => onRead(alarm)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
