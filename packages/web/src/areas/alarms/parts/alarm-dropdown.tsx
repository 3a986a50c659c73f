import type { AlarmGroup } from '@portal/contract/areas/alarms/calls';
import { messageText } from '@portal/contract/messages';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths } from '#lib/paths.ts';
import { useMarkPostRead, useNewestAlarms, useUnread } from '../api.ts';
import { useOpenAlarm } from '../targets.ts';
import css from './alarm-dropdown.module.css';
import { AlarmItem } from './alarm-item.tsx';

/** The newest unread alarms under the bell (ALARM-01 to ALARM-12). */
export function AlarmDropdown({ id, onClose }: { id: string; onClose: () => void }) {
  const open = useOpenAlarm();
  const read = useMarkPostRead();
  const alarms = useNewestAlarms().data?.data;
  const unread = useUnread().A ?? 0;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const handleOpen = (alarm: AlarmGroup) => {
    open(alarm);
    onClose();
  };
  const handleRead = (alarm: AlarmGroup) => {
    // The pressed X disappears with its alarm, so the focus moves to the panel.
    panel.current?.focus({ preventScroll: true });
    read(alarm);
  };
  return (
    <section className={css['dropdown']} id={id} ref={panel} aria-label="알림" tabIndex={-1}>
      <header>
        <b>알림</b> {unread > 0 && `안 읽음 ${unread}`}
      </header>
      {alarms?.length === 0 && <p>{messageText('alarm.empty')}</p>}
      <ul className={css['list']}>
        {alarms?.map((alarm) => (
          <li key={`${alarm.boardType} ${alarm.id}`}>
            <AlarmItem alarm={alarm} onOpen={handleOpen} onRead={handleRead} />
          </li>
        ))}
      </ul>
      <Link className={css['all']} to={paths.alarmList} onClick={onClose}>
        + 모두보기
      </Link>
    </section>
  );
}
